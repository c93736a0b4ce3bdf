import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSignIn } from '#client/parts/account/current-sign-in.ts';
import { courseChecks } from '#client/parts/body/body-storage.ts';
import { createQueryClient } from '#client/parts/server/query-client.ts';
import { healthAgreement, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { HEALTH_DISCLAIMER_VERSION } from '#domain/body/health-disclaimer.ts';
import { CAREFUL_FLAGS, SAFETY_HOLDS, SAFETY_VERSION } from '#domain/body/safety-flags.ts';
import { SAFETY_OUTCOME_WORDS } from '#programme/body/safety-outcomes.ts';
import { isLookSession } from '#programme/courses/course.ts';
import { PARTS_TO_CHECK } from '#programme/courses/course-summaries.ts';
import { COURSES, courseSessionKey } from '#programme/courses/courses.ts';
import { CourseScreen } from './course-screen.tsx';

const ALL_SESSIONS = COURSES.filter(({ id }) => id !== 'way-back').flatMap((course) =>
  course.sessions.map((session) => ({ course, session })),
);
const CHECKS = PARTS_TO_CHECK.map(({ id, version }) => ({
  ...{ course: id, version, name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' },
}));

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) =>
    String(path).includes('/site')
      ? new Response('{}', { status: 503 })
      : new Response('{"progress":{"currentBlock":1}}'),
  );
  courseChecks.write(CHECKS);
  healthAgreement.write({ version: HEALTH_DISCLAIMER_VERSION, agreedAt: 1 });
});

function open(key: string) {
  clearSignIn();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('isAuthenticated', 'true');
  localStorage.setItem('user', JSON.stringify({ id: 'anna', email: 'anna@example.org' }));
  const [courseId = '', session] = key.split('/');
  history.replaceState(null, '', `/courses/${courseId}?session=${session}`);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <CourseScreen courseId={courseId} />
    </QueryClientProvider>,
  );
}

test.each(SAFETY_HOLDS)(
  'the page “%s” stands before every session of a course that it does not let through',
  async (hold) => {
    safetySettings.write({ ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION, hold });
    const { title } = SAFETY_OUTCOME_WORDS[hold];
    for (const found of ALL_SESSIONS.filter(({ session }) => hold !== 'early' || !session.isForEarlyWeeks)) {
      const { unmount } = open(courseSessionKey(found));
      expect(await screen.findByRole('heading', { name: title }), courseSessionKey(found)).toBeTruthy();
      unmount();
    }
  },
);

test('before any answer the questions come first, before the look at her tummy too', async () => {
  for (const found of ALL_SESSIONS.filter(({ session }) => isLookSession(session))) {
    const { unmount } = open(courseSessionKey(found));
    expect(await screen.findByRole('heading', { name: /^(First, your body|Quick check first)$/ })).toBeTruthy();
    unmount();
  }
});

test('the page that says “rest first” lets the look through', async () => {
  safetySettings.write({ ...CAREFUL_FLAGS, block: 1, version: SAFETY_VERSION, hold: 'early' });
  open('tummy-check/look');
  expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
});

const NOT_FOUND = { name: 'We can’t find that one' };

test('to members a medical course is there with a check of its version, and else is not', async () => {
  const check = CHECKS.find(({ course }) => course === 'pelvic-floor');
  if (!check) throw new Error('The pelvic floor is no longer checked.');
  for (const [checks, isThere] of [
    [[], false],
    [[{ ...check, version: check.version + 1 }], false],
    [[check], true],
  ] as const) {
    courseChecks.write(checks);
    for (const address of ['pelvic-floor', 'pelvic-floor?session=stage-1']) {
      history.replaceState(null, '', `/courses/${address}`);
      const { unmount } = render(
        <QueryClientProvider client={createQueryClient()}>
          <CourseScreen courseId="pelvic-floor" />
        </QueryClientProvider>,
      );
      if (isThere) expect(screen.queryByRole('heading', NOT_FOUND), address).toBeNull();
      else expect(await screen.findByRole('heading', NOT_FOUND), address).toBeTruthy();
      unmount();
    }
  }
});

test('on a new device a course is waited for, until it is known whether it was checked', async () => {
  courseChecks.write([]);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  open('pelvic-floor/stage-1');
  expect(screen.getByRole('status').textContent).toBe('One moment');
});
