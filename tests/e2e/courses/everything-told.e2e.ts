import { type BrowserContext, expect, type Page } from '@playwright/test';
import { BODY_SIGNS } from '#domain/body/body-care.ts';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { SAFETY_QUESTION_IDS } from '#domain/body/safety-answers.ts';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { press } from '#tests/e2e/session/guided-player.ts';
import { bodyDialog, completeWorkout, goToLastStep, successDialog } from '#tests/e2e/session/workout-player.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { isKept, picturesKept, picturesOfClips } from '#tests/e2e/support/kept-app.ts';
import { holdPageClock, runSeconds } from '#tests/e2e/support/page-clock.ts';
import { answerSafety } from '#tests/e2e/workouts/safety-screen.ts';
import { ALL_CHECKED, courses, doneDialog, openCourse, openWorkoutsTab, playToTheEnd } from './course-visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, siteFile: ALL_CHECKED, serviceWorkers: 'allow' });

interface Recorded {
  /** Address, headers and body. */
  text: string;
  /** It left the device: the worker asked, or did not answer. */
  isSent: boolean;
}

/** Every request of the browser from now on, its worker's too. */
function recordEverything(context: BrowserContext): () => Promise<Recorded[]> {
  const requests: Promise<Recorded>[] = [];
  context.on('request', (request) => {
    const told = async () => {
      const headers = await request.allHeaders().catch(() => request.headers());
      const body = request.postDataBuffer()?.toString('latin1') ?? '';
      const answer = await request.response().catch(() => null);
      return {
        text: `${request.method()} ${request.url()}\n${JSON.stringify(headers)}\n${body}`,
        isSent: request.serviceWorker() !== null || answer?.fromServiceWorker() === false,
      };
    };
    requests.push(told());
  });
  return () => Promise.all(requests);
}

/** Files are named after what is in them. */
const isFile = (request: string): boolean => /^GET https?:\/\/[^/]+\/(assets|coach|fonts)\//.test(request);

/** Names by which the device keeps what the member told. */
const KEPT = [
  ...BODY_SIGNS,
  ...LASTING_LIMITS.filter((limit) => limit.length > 5),
  ...SAFETY_QUESTION_IDS.filter((id) => id.includes('-') || id === 'bleeding' || id === 'pregnant'),
  ...COURSES.flatMap(({ id, sessions }) => [id, ...sessions.map((session) => `${id}/${session.id}`)]),
  ...['pelvicSafe', 'startingLevel', 'notForMe', 'bodySigns', 'courseDays', 'tummyLook', 'impactCheck', 'symptomOn'],
  ...['safetySettings', 'girdle', 'caesarean', 'worth-a-look', 'show-somebody', 'session='],
];

const radio = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true }).click();

async function answerEverything(page: Page): Promise<void> {
  await page.goto('/settings/safety');
  await answerSafety(page, [/./], { weeks: '20' });
  await expect(page.getByRole('heading', { name: 'Please get help today' })).toBeVisible();
  await press(page, 'Change my answers');
  await answerSafety(page, [/^I have one or more/, /^My pelvis hurts/], { weeks: '20' });
  await page.goto('/settings/not-for-me');
  for (const limit of LASTING_LIMITS.slice(0, 8))
    await page.getByRole('switch', { name: LIMIT_WORDS[limit].label }).check();
}

async function lookAtTummy(page: Page): Promise<void> {
  await openCourse(page, /^Check your tummy/);
  await page.getByRole('link', { name: /Have a look/ }).click();
  for (let step = 0; step < 5; step += 1) await press(page, 'Next');
  await radio(page, /^Does anything hurt/, 'No');
  await radio(page, /^Is it 8 weeks/, 'Yes');
  for (const place of ['Above the navel', 'At the navel', 'Below the navel']) await radio(page, place, '3');
  await radio(page, 'How does it feel underneath?', 'Soft');
  await radio(page, /^Did your belly dome/, 'Yes');
  await press(page, 'What follows');
  await expect(page.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
}

/** All four signs, and back to the course. */
async function tellAllSigns(page: Page): Promise<void> {
  const dialog = doneDialog(page);
  await dialog.getByRole('button', { name: 'Not quite' }).click();
  for (const sign of ['Leaked', 'Felt heavy or dragging', 'Belly domed', 'Something hurt']) {
    await dialog.getByRole('button', { name: sign }).click();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: /^Back to/ }).click();
}

const toTab = (page: Page) => page.goto('/dashboard-full?tab=workouts');

async function doCourses(page: Page): Promise<void> {
  await toTab(page);
  await openCourse(page, /^Snacks/);
  await page.getByRole('link', { name: /With your baby in your arms/ }).click();
  await playToTheEnd(page, 4);
  await tellAllSigns(page);
  await toTab(page);
  await openCourse(page, /^Early weeks/);
  await page.getByRole('link', { name: /Breathe and settle/ }).click();
  await playToTheEnd(page, 5);
  await tellAllSigns(page);
  await toTab(page);
  await openCourse(page, /^Back to jogging/);
  await page
    .getByRole('link', { name: /Springs/ })
    .first()
    .click();
  await playToTheEnd(page, 10);
  await tellAllSigns(page);
  await toTab(page);
  await openCourse(page, /^Pelvic floor/);
  await page.getByText('Remind me').click();
  const file = page.waitForEvent('download');
  await press(page, 'Add to my calendar');
  expect((await file).suggestedFilename()).toBe('five-minutes.ics');
  await page.getByRole('link', { name: /Letting go/ }).click();
  await holdPageClock(page);
  await press(page, 'Start 3 min');
  await runSeconds(page, 182);
  await page.clock.resume();
  await tellAllSigns(page);
}

test('whoever answers everything, tells everything and does every course tells the server nothing of it', async ({
  page,
  context,
}) => {
  test.setTimeout(420_000);
  await openWorkoutsTab(page);
  await expect(courses(page)).toBeVisible();
  await isKept(page);
  await expect.poll(() => picturesKept(page), { timeout: 60_000 }).toEqual(picturesOfClips());
  const everything = recordEverything(context);
  await answerEverything(page);
  await toTab(page);
  await lookAtTummy(page);
  await doCourses(page);
  await page.goto('/workout/1');
  await goToLastStep(page);
  await completeWorkout(page, { rating: 7 });
  await successDialog(page).getByRole('button', { name: 'Back to Workouts' }).click();
  const dialog = bodyDialog(page);
  await dialog.getByRole('button', { name: 'Not quite' }).click();
  await dialog.getByRole('button', { name: 'Leaked' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.goto('/settings/impact-check');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await toTab(page);

  const requests = await everything();
  // What the worker took in for everybody is asked of nobody again (decision 25).
  expect(requests.filter(({ text, isSent }) => isSent && isFile(text)).map(({ text }) => text)).toEqual([]);
  const told = requests.map(({ text }) => text).filter((text) => !isFile(text));
  expect(told.some((request) => request.startsWith('POST') && request.includes('"rating"'))).toBe(true);
  expect(told.length).toBeGreaterThan(20);
  const found = KEPT.flatMap((word) => told.filter((request) => request.toLowerCase().includes(word.toLowerCase())));
  expect(found).toEqual([]);
});
