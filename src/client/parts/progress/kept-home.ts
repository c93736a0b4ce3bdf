import { keptHome } from '#client/parts/account/first-page-storage.ts';
import type { User } from '#contract/auth.ts';
import { greeting } from '#domain/progress/greeting.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';

/*
 * Home's first part stands in the page before the app runs: its markup of the last time, in an element beside the app's,
 * which stays hidden until it shows the same or something else. A tap that comes early is made again in the app.
 */

interface Moment {
  day: CalendarDay;
  hour: number;
}

type Viewer = Pick<User, 'id' | 'firstName'>;

const EARLY = 'early';
/** Of a tap that waits for the app. */
const PRESSED = 'data-pressed';

/** Marks in the app: the whole, its cards, and the last card that is kept. */
export const HOME_MARKS = {
  shell: { 'data-home': '' },
  cards: { 'data-home-cards': '' },
  last: { 'data-home-last': '' },
};

/** Keeps what Home shows now; a screen under a dialog is not it. */
export function keepHome({ id, firstName }: Viewer, { day, hour }: Moment): void {
  const shell = document.querySelector('#root [data-home]');
  if (!shell?.querySelector('[data-home-last]') || document.documentElement.dataset.modalOpen !== undefined) return;
  const html = firstPartOf(shell).outerHTML;
  keptHome.write({ userId: id, day, greeting: greeting(hour, firstName), build: buildOf(document), html });
}

function firstPartOf(shell: Element): Element {
  const copy = shell.cloneNode(true) as Element;
  for (const part of [...copy.children]) if (!part.matches('header, main')) part.remove();
  for (const part of copy.querySelectorAll('main > :not(header, [data-home-cards]), [data-home-last] ~ *'))
    part.remove();
  // The policy takes styles from script, and none from markup.
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return copy;
}

/** Shows the Home of before in the page that is being read in, if it still says what is so: of another day or greeting, nobody's. */
export function showKeptHome({ id, firstName }: Viewer, { day, hour }: Moment): void {
  const kept = keptHome.read();
  const isOfNow =
    kept?.userId === id &&
    kept.day === day &&
    kept.greeting === greeting(hour, firstName) &&
    kept.build === buildOf(document);
  if (isOfNow) whenParsed((early) => fill(early, kept.html));
}

function fill(early: Element, html: string): void {
  early.innerHTML = html;
  for (const element of early.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
  early.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button, input') : null;
    if (!pressed) return;
    event.preventDefault();
    for (const before of early.querySelectorAll(`[${PRESSED}]`)) before.removeAttribute(PRESSED);
    pressed.setAttribute(PRESSED, '');
    pressed.ariaBusy = 'true';
  });
}

/** The app's element follows the early one. */
function whenParsed(act: (early: Element) => void): void {
  const look = () => {
    const early = document.getElementById(EARLY);
    if (!early || !document.getElementById('root')) return false;
    act(early);
    return true;
  };
  if (look()) return;
  const observer = new MutationObserver(() => look() && observer.disconnect());
  observer.observe(document, { childList: true, subtree: true });
}

/** Whether another page still stands where the app will. */
export const isAppHidden = (): boolean =>
  document.documentElement.dataset.early !== undefined && document.getElementById(EARLY) !== null;

/** The app shows what stood in the page before it, or something else: it takes its place, focus and early tap included. */
export function showApp(): void {
  const early = document.getElementById(EARLY);
  if (!early) return;
  const pressed = early.querySelector(`[${PRESSED}]`);
  const focused = early.contains(document.activeElement) ? document.activeElement : null;
  early.remove();
  sameInApp(focused)?.focus();
  if (!pressed) return;
  const same = sameInApp(pressed);
  if (same) same.click();
  else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
}

function sameInApp(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const name = nameOf(element);
  return [...document.querySelectorAll<HTMLElement>('#root :is(a, button, input)')].find(
    (found) => nameOf(found) === name,
  );
}

const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('value'),
    element.ariaLabel,
    element.textContent,
  ].join();

/** Pages with something to show name the app in a link. */
function buildOf(page: Document): string {
  const app = page.querySelector<HTMLScriptElement | HTMLLinkElement>('script[type="module"][src], link[data-app]');
  return app?.getAttribute('src') ?? app?.getAttribute('href') ?? '';
}
