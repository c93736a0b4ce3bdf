import type { TummyOutcome } from '#domain/body/tummy-check.ts';
import type { RingStep } from '#domain/courses/breath-ring.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { MOVES } from '../moves/all-moves.ts';
import { type Course, type CourseSession, isLookSession, isMoveSession } from './course.ts';
import { COURSES } from './courses.ts';
import { BLOCK_WORDS, PHASE_WORDS } from './ring-words.ts';
import { TUMMY_BIRTH_ANSWERS, TUMMY_OUTCOMES, TUMMY_QUESTIONS } from './tummy-check.ts';
import { NEXT_DAY } from './way-back.ts';

type Table = (title: string, columns: readonly string[], rows: readonly (readonly string[])[]) => string;

/** Every course for the sheet: its words, and each session second by second. */
export const coursesOfSheet = (table: Table): string =>
  [...COURSES.map((course) => courseOfSheet(course, table)), tummyOfSheet(table)].join('\n\n');

const TUMMY_RULES: Readonly<Record<TummyOutcome, string>> = {
  'show-somebody': 'Pain or a lump, whatever else she finds: belly moves at Easier',
  'early-days': 'Before eight weeks, whatever she finds: nothing changes',
  'worth-a-look': 'From eight weeks, three fingers or more anywhere, soft, or doming: belly moves at Easier',
  'as-many': 'From eight weeks, everything else: nothing changes',
};

const tummyOfSheet = (table: Table): string =>
  table(
    'Tummy muscles: what follows',
    ['Rule', 'Words', 'Source'],
    [
      [
        'Asked',
        `${Object.values(TUMMY_QUESTIONS).join(' ')} (Weeks since the birth: ${Object.values(TUMMY_BIRTH_ANSWERS).join(' / ')}; the last counts as “Yes”.)`,
        '10, 16',
      ],
      ...Object.entries(TUMMY_OUTCOMES).map(([outcome, { title, text }]) => [
        TUMMY_RULES[outcome as TummyOutcome],
        `${title}. ${text}`,
        '10, 16',
      ]),
    ],
  );

function courseOfSheet(course: Course, table: Table): string {
  const { title, version, isMedical, lead, who, sections, groups = [], sessions, sources } = course;
  const state = isMedical ? 'medical: off until its version is checked' : 'not medical: on';
  return table(
    `Course: ${title} (version ${version}, ${state})`,
    ['Part', 'Words', 'Source'],
    [
      ['For whom', `${lead} ${who}`, sources.join(', ')],
      ...(course.id === 'way-back' ? [['The day after', Object.values(NEXT_DAY).join(' '), 'ours']] : []),
      ...sections.map(({ title: name, lines }) => [name, lines.join(' '), sources.join(', ')]),
      ...groups.map(({ title: name, note = '', sessions: inGroup }) => [
        name,
        `${note} ${sessions
          .filter(({ id }) => inGroup.includes(id))
          .map((session) => `“${session.title}”`)
          .join(', ')}`.trim(),
        sources.join(', '),
      ]),
      ...sessions.map((session) => [
        `${session.title}, ${session.minutes} min${session.mark ? ` (a mark of its own, “${session.mark.id}” version ${session.mark.version}: off until it is checked)` : ''}`,
        `${session.words} ${planOf(session)}`,
        `${sources.join(', ')}; the seconds ours`,
      ]),
    ],
  );
}

function planOf(session: CourseSession): string {
  if (isMoveSession(session)) {
    return session.steps
      .map(({ moveId, level, seconds, restSeconds }) => {
        const { name } = versionOf(MOVES[moveId], level);
        return `${name} ${seconds} s${restSeconds > 0 ? `, then ${restSeconds} s` : ''}`;
      })
      .join('; ');
  }
  if (isLookSession(session)) return session.look.map(({ words }, index) => `${index + 1}. ${words}`).join(' ');
  const phases = (row: readonly { phase: RingStep['phase']; seconds: number }[]) =>
    row.map(({ phase, seconds }) => `${PHASE_WORDS[phase].toLowerCase()} ${seconds} s`).join(', ');
  const blocks = session.ring.map(
    ({ kind, repeat, phases: row }) => `${BLOCK_WORDS[kind]}: ${repeat} × ${phases(row)}`,
  );
  return `${session.position}. ${blocks.join('; ')}`;
}
