import type { TummyOutcome } from '#domain/body/tummy-check.ts';
import type { RingStep } from '#domain/courses/breath-ring.ts';
import type { SheetPart } from '#programme/body/body-parts.fixture.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { MOVES } from '../moves/all-moves.ts';
import { type Course, type CourseSession, type CourseStep, isLookSession, isMoveSession } from './course.ts';
import { COURSES } from './courses.ts';
import { BLOCK_WORDS, PHASE_WORDS } from './ring-words.ts';
import { TUMMY_BIRTH_ANSWERS, TUMMY_OUTCOMES, TUMMY_QUESTIONS } from './tummy-check.ts';
import { NEXT_DAY } from './way-back.ts';

/** Every course for the sheet: its words, and each session second by second. */
export const coursesOfSheet = (): SheetPart[] => [...COURSES.map(courseOfSheet), tummyOfSheet()];

const TUMMY_RULES: Readonly<Record<TummyOutcome, string>> = {
  'show-somebody': 'Pain or a lump, whatever else she finds: belly moves at Easier',
  'early-days': 'Before eight weeks, whatever she finds: nothing changes',
  'worth-a-look': 'From eight weeks, three fingers or more anywhere, soft, or doming: belly moves at Easier',
  'as-many': 'From eight weeks, everything else: nothing changes',
};

const tummyOfSheet = (): SheetPart => ({
  title: 'Tummy muscles: what follows',
  columns: ['Rule', 'Words'],
  rows: [
    [
      'Asked',
      `${Object.values(TUMMY_QUESTIONS).join(' ')} (Weeks since the birth: ${Object.values(TUMMY_BIRTH_ANSWERS).join(' / ')}; the last counts as “Yes”.)`,
    ],
    ...Object.entries(TUMMY_OUTCOMES).map(([outcome, { title, text }]) => [
      TUMMY_RULES[outcome as TummyOutcome],
      `${title}. ${text}`,
    ]),
  ],
  after: ['Sources: 10, 16.'],
});

function courseOfSheet(course: Course): SheetPart {
  const { title, version, isMedical, lead, who, sections, groups = [], sessions, sources } = course;
  const state = isMedical ? 'medical: off until its version is checked' : 'not medical: on';
  const isWayBack = course.id === 'way-back';
  return {
    title: `Course: ${title} (version ${version}, ${state})`,
    columns: ['Part', 'Words'],
    rows: [
      ['For whom', `${lead} ${who}`],
      ...(isWayBack ? [['The day after', Object.values(NEXT_DAY).join(' ')]] : []),
      ...sections.map(({ title: name, lines }) => [name, lines.join(' ')]),
      ...groups.map(({ title: name, note = '', sessions: inGroup }) => [
        name,
        `${note} ${sessions
          .filter(({ id }) => inGroup.includes(id))
          .map((session) => `“${session.title}”`)
          .join(', ')}`.trim(),
      ]),
      ...sessions.map((session) => [
        `${session.title}, ${session.minutes} min${session.check ? ` (a check of its own, “${session.check.id}” version ${session.check.version}: off until it is checked)` : ''}`,
        `${session.words} ${planOf(session)}`,
      ]),
    ],
    after: [
      `Sources: ${sources.join(', ')}; ours are the seconds${isWayBack ? ' and “The day after”' : ''}. “40+10” is 40 seconds of work, then 10 of rest.`,
    ],
  };
}

function planOf(session: CourseSession): string {
  if (isMoveSession(session)) return inARow(session.steps.map(stepText)).join('; ');
  if (isLookSession(session)) return session.look.map(({ words }, index) => `${index + 1}. ${words}`).join(' ');
  const phases = (row: readonly { phase: RingStep['phase']; seconds: number }[]) =>
    row.map(({ phase, seconds }) => `${PHASE_WORDS[phase].toLowerCase()} ${seconds} s`).join(', ');
  const blocks = session.ring.map(
    ({ kind, repeat, phases: row }) => `${BLOCK_WORDS[kind]}: ${repeat} × ${phases(row)}`,
  );
  return `${session.position}. ${blocks.join('; ')}`;
}

const stepText = ({ moveId, level, seconds, restSeconds }: CourseStep): string =>
  `${versionOf(MOVES[moveId], level).name} ${seconds}${restSeconds > 0 ? `+${restSeconds}` : ''}`;

/** The same step several times in a row is told once. */
function inARow(steps: readonly string[]): string[] {
  return steps.flatMap((step, index) => {
    if (step === steps[index - 1]) return [];
    const after = steps.slice(index).findIndex((other) => other !== step);
    const times = after < 0 ? steps.length - index : after;
    return [times > 1 ? `${times} × ${step}` : step];
  });
}
