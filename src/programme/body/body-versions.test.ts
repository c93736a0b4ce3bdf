import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import type { CourseId } from '#programme/courses/course.ts';
import { COURSES } from '#programme/courses/courses.ts';
import { BLOCK_WORDS, PHASE_WORDS } from '#programme/courses/ring-words.ts';
import { TUMMY_BIRTH_ANSWERS, TUMMY_OUTCOMES, TUMMY_QUESTIONS } from '#programme/courses/tummy-check.ts';
import { NEXT_DAY } from '#programme/courses/way-back.ts';
import { SHEET_PARTS, wholeText } from './body-parts.fixture.ts';
import { COURSES_BY_VERSION, RULES_BY_VERSION } from './body-versions.fixture.ts';

const startOfHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

const WORDS_BESIDE: Readonly<Partial<Record<CourseId, readonly object[]>>> = {
  'pelvic-floor': [BLOCK_WORDS, PHASE_WORDS],
  'tummy-check': [TUMMY_QUESTIONS, TUMMY_BIRTH_ANSWERS, TUMMY_OUTCOMES],
  'way-back': [NEXT_DAY],
};

// A session with a version of its own is off, and checked, apart from its course. Its line was published when the field
// was called `mark`.
const SESSIONS = COURSES.flatMap(({ sessions }) => sessions).flatMap((session) =>
  session.check ? [{ ...session.check, content: JSON.stringify(session).replace('"check":{', '"mark":{') }] : [],
);
const WHOLE_COURSES = COURSES.map((course) => ({
  id: course.id,
  version: course.version,
  content: JSON.stringify([
    { ...course, version: 0, sessions: course.sessions.filter(({ check }) => !check) },
    ...(WORDS_BESIDE[course.id] ?? []),
  ]),
}));

describe('nothing changes under a version that somebody may have checked', () => {
  test('of the questions, the rules and the words', () => {
    const found = Object.entries(SHEET_PARTS).map(([name, part]) => [name, startOfHash(wholeText(part()))]);
    expect(RULES_BY_VERSION[SAFETY_RULES_VERSION]).toEqual(Object.fromEntries(found));
  });

  test('of the courses, and of the sessions with a version of their own', () => {
    const found = [...WHOLE_COURSES, ...SESSIONS].map(({ id, version, content }) => [
      `${id} ${version}`,
      startOfHash(content),
    ]);
    expect(COURSES_BY_VERSION).toMatchObject(Object.fromEntries(found));
  });
});
