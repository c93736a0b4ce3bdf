import { chooseStepGoal, subscribe, today, type Visitor } from '#tests/e2e/support/visitors.ts';
import { button, checkbox, dialog, type EnginePage, heading, named, radio, textbox } from './page.ts';

export const digits = named('timer');
export const start = button(/^Start \d+ min/);
export const rating = dialog('How was your workout?');
const nice = button('Nice');
export const pauseSheet = dialog('Paused');
export const carryOnSheet = dialog('Carry on?');

/** A member with a step goal, signed in here. */
export async function openMember(page: EnginePage, firstName?: string): Promise<Visitor> {
  const details = firstName === undefined ? {} : { firstName };
  const member = await chooseStepGoal(page, await subscribe(page, details), 5_000);
  await page.signIn(member);
  return member;
}

/** Types a card as a buyer does; the cards are the provider's for tests. */
export async function typeCard(page: EnginePage, number: string): Promise<void> {
  await page.type(textbox(/^Card number/), number);
  await page.type(textbox(/^Expiry/), '1234');
  await page.type(textbox(/^Security code/), '123');
  await page.type(textbox(/^Postcode/), 'SW1A 1AA');
}

/** Past the questions about the member's health, where they are asked. */
export async function passSafety(page: EnginePage): Promise<void> {
  await page.press(checkbox(/^I agree that the app uses my answers/));
  await page.press(checkbox(/^I have read the Health disclaimer/));
  await page.press(button('None of these'));
}

/** A workout that was just opened, up to its start screen. */
export async function reachStart(page: EnginePage, path: string): Promise<void> {
  await page.open(path);
  const first = await page.seesOneOf(button('None of these'), start);
  if (first !== start) await passSafety(page);
  await page.sees(start);
}

/** A session that runs, on a clock that stands still. */
export async function startSession(page: EnginePage, path: string): Promise<void> {
  await reachStart(page, path);
  await page.press(start);
  await page.sees(digits);
  await page.sees(heading('Get ready'));
  await page.driver.run('ofTests.holdClock()');
}

export async function rate(page: EnginePage, stars: number): Promise<void> {
  const first = await page.seesOneOf(nice, rating);
  if (first === nice) await page.press(nice);
  await page.press(radio(String(stars), rating));
  await page.press(button('Complete Workout', rating));
  await page.sees(button('Back to Workouts'));
}

/**
 * Ten in the morning of today, so that no journey meets midnight; stills, because a moved clock would draw every picture.
 */
export const AT_TEN = `ofTests.startClockAt(Date.parse('${today()}T10:00:00Z'));
  const ofDevice = matchMedia.bind(window);
  window.matchMedia = (query) => ofDevice(query.includes('prefers-reduced-motion: reduce') ? 'all' : query);`;

/** What is reported while a journey has cut the network on purpose. */
export const NO_NETWORK = /^without a network: /;

/** The worker of the first visit has taken everything in, and answers for this page. */
export const isKept = (page: EnginePage): Promise<void> =>
  page.waitFor(
    'the app to be kept, which front.allow lets',
    'return navigator.serviceWorker?.controller?.state === "activated"',
  );

export const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** The page takes the browser for this one. */
export const pretend = (userAgent: string): string =>
  `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(userAgent)} });`;
