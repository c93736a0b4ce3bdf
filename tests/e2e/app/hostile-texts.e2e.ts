import { expect, type Page } from '@playwright/test';
import { AUTH_SETTINGS_PATH, workoutSessionPath } from '#contract/paths.ts';
import { isSayableName } from '#domain/account/person-name.ts';
import { greeting } from '#domain/progress/greeting.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { recordWorkout, signInHere, storedWorkouts, subscribe, type Visitor } from '#tests/e2e/support/visitors.ts';
import { seededRandom } from '#tests/seeded-random.ts';
import { tries } from '#tests/test-size.ts';

const TEXTS = tries(2, 300);
/** Each asks for their history twice, and nobody may do that more often than 60 times a minute. */
const TEXTS_OF_ONE = 20;
/** Another one each day; HOSTILE_SEED repeats one. */
const SEED = Number(process.env.HOSTILE_SEED ?? Math.floor(Date.now() / 86_400_000));

/** Each would do something if it were taken for anything but text. */
const PIECES = [
  '<script>window.wasRun=1</script>',
  '<img src=x onerror=window.wasRun=1>',
  '"><svg onload=window.wasRun=1>',
  '</title><script>window.wasRun=1</script>',
  '<iframe srcdoc="<b>x">',
  "'); DROP TABLE user;--",
  '" OR 1=1 --',
  '{{constructor.constructor("window.wasRun=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: not a template of ours
  '${window.wasRun=1}',
  '<%= 7*7 %>',
  '#{7*7}',
  'javascript:window.wasRun=1',
  '=HYPERLINK("http://evil.example")',
  '&lt;b&gt;&amp;amp;',
  '\\u003cb\\u003e',
  '%3Cscript%3E',
  '\u202Egnp.exe\u202C',
  '\u2066אמא\u2069',
  'A\u0300\u0301\u0302\u0303',
  '👩🏽‍🍼',
  '𝒜𝓃𝓃𝒶𠮷',
  '../../etc/passwd',
  '__proto__',
  'null',
];
const LONGEST_NAME = 80;

/** A link is no name and is refused, which the server's own tests show. */
const NAME_PIECES = PIECES.filter(isSayableName);

/** Two or three pieces side by side, no longer than a name may be. */
function hostileText(random: () => number, from = PIECES): string {
  const pieces = Array.from({ length: 3 }, () => from[Math.floor(random() * from.length)] ?? '');
  return pieces.reduce((text, piece) => (text.length + piece.length <= LONGEST_NAME ? text + piece : text));
}

test.setTimeout(60_000 + TEXTS * 10_000);

test(`${TEXTS} hostile texts are shown as they were typed in every place (seed ${SEED})`, async ({ page }) => {
  const random = seededRandom(SEED).next;
  page.on('dialog', () => {
    throw new Error('Something that was typed has been executed.');
  });
  let visitor = await openMember(page);
  for (let count = 0; count < TEXTS; count += 1) {
    if (count > 0 && count % TEXTS_OF_ONE === 0) visitor = await openMember(page);
    const firstName = hostileText(random, NAME_PIECES);
    const lastName = hostileText(random, NAME_PIECES);
    const notes = hostileText(random);
    await test.step(JSON.stringify([firstName, lastName, notes]), async () => {
      await change(page, visitor, { firstName, lastName, notes });
      await isShownEverywhere(page, { firstName, lastName, notes });
    });
  }
});

async function openMember(page: Page): Promise<Visitor> {
  const visitor = await subscribe(page);
  await recordWorkout(page, visitor, 1);
  await signInHere(page, visitor);
  return visitor;
}

interface Texts {
  firstName: string;
  lastName: string;
  notes: string;
}

async function change(page: Page, visitor: Visitor, { firstName, lastName, notes }: Texts): Promise<void> {
  const headers = { authorization: `Bearer ${visitor.token}` };
  const names = { firstName, lastName, email: visitor.user.email };
  const [session] = await storedWorkouts(page, visitor);
  const path = workoutSessionPath(visitor.user.id, session?.id ?? '');
  expect((await page.request.patch(AUTH_SETTINGS_PATH, { headers, data: names })).status()).toBe(200);
  expect((await page.request.patch(path, { headers, data: { notes } })).status()).toBe(200);
}

async function isShownEverywhere(page: Page, { firstName, lastName, notes }: Texts): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByText(`${firstName} ${lastName}`, { exact: true })).toBeVisible();
  await page.goto('/dashboard-full');
  const greeted = greeting(9, firstName).replace('Morning, ', '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(greeted);
  await page.goto('/dashboard-full?tab=workouts&view=history');
  await expect(page.getByText(notes).first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByLabel('First Name')).toHaveValue(firstName);
  await expect(page.getByLabel('Last Name')).toHaveValue(lastName);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
}
