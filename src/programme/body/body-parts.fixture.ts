import type { BodyCare } from '#domain/body/body-care.ts';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { SAFETY_OUTCOMES } from '#domain/body/safety-flags.ts';
import { WEEKS } from '#domain/plan/block.ts';
import { type Pace, type Phase, RHYTHM } from '#domain/plan/follow-on.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { PHASES, plannedWeek } from '#programme/plan/follow-on-weeks.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import { HEALTH_WORDS } from '#programme/words/health-words.ts';
import { SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import { AFTER_SESSION_TABLE, AFTER_SESSION_WORDS, OFFER_WORDS, SIGN_WORDS, STEP_UP_WORDS } from './after-session.ts';
import { BODY_RULES } from './body-rules.fixture.ts';
import {
  EXPLANATION_SOURCES,
  from,
  LIMIT_SOURCES,
  OUTCOME_SOURCES,
  QUESTION_SOURCES,
  STOP_SOURCES,
} from './body-sources.fixture.ts';
import { CAUTION_WORDS, STRAIN_WORDS } from './caution-words.ts';
import { EXPLANATION_IDS, EXPLANATIONS } from './explanations.ts';
import { IMPACT_CHECK, IMPACT_OUTCOMES, IMPACT_TASKS } from './impact-check-words.ts';
import { MOVE_STRAINS } from './move-strains.ts';
import { LIMIT_WORDS } from './not-for-me-words.ts';
import { SAFETY_OUTCOME_WORDS } from './safety-outcomes.ts';
import { BIRTH_QUESTIONS, CALL_NOW, SAFETY_QUESTIONS, STOP_SIGNS } from './safety-words.ts';
import { STAND_INS } from './stand-ins.ts';

/** What care is called. */
export const CARE_WORDS: Readonly<Record<keyof BodyCare, string>> = {
  startsEasier: 'Easier to start with',
  pelvicSafe: 'pelvic floor care',
  bellyEasier: 'doming moves at Easier',
};

/** One part: a table under its title, and paragraphs after it. */
export interface SheetPart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly after?: readonly string[];
}

/** The parts that one version stands for, in the order of the sheet. */
export const SHEET_PARTS = {
  Rules: rules,
  Questions: questions,
  'Pages that follow': outcomes,
  'Signs to stop': signs,
  'After a session': afterSession,
  'Not for me': limits,
  'Check for jumps': impact,
  'The road': road,
  'Words explained': explained,
  'Words of other pages': otherPages,
  Moves: moves,
} as const;

/** The text that a version stands for: a line of the versions is its hash. */
export function wholeText({ title, columns, rows, after = [] }: SheetPart): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  const table = [`## ${title}`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  return [table, ...after].join('\n\n');
}

const table = (
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  after: readonly string[] = [],
): SheetPart => ({ title, columns, rows, after });

function rules(): SheetPart {
  return table(
    'Rules',
    ['Rule', 'Source'],
    BODY_RULES.map(([rule, numbers]) => [rule, from(numbers)]),
  );
}

function questions(): SheetPart {
  return table(
    'Questions',
    ['Asked', 'What is meant', 'Source'],
    [
      ...SAFETY_QUESTIONS.map(({ id, row, question, help = '', urgentHelp = '' }) => [
        `“${row}”: ${question}`,
        `${help} ${urgentHelp}`.trim(),
        from(QUESTION_SOURCES[id]),
      ]),
      ...Object.entries(BIRTH_QUESTIONS).map(([id, { question, help }]) => [
        `After a birth: ${question}`,
        help,
        id === 'tear' ? '8' : '5',
      ]),
    ],
  );
}

function outcomes(): SheetPart {
  return table(
    'Pages that follow',
    ['Page', 'Words', 'Source'],
    SAFETY_OUTCOMES.map((outcome) => {
      const { title, text } = SAFETY_OUTCOME_WORDS[outcome];
      return [title, text, from(OUTCOME_SOURCES[outcome])];
    }),
  );
}

function signs(): SheetPart {
  return table(
    'Signs to stop',
    ['How soon', 'Signs', 'Source'],
    STOP_SIGNS.groups.map(({ urgency, title, signs: list }) => [title, list.join('; '), STOP_SOURCES[urgency]]),
    [`${STOP_SIGNS.again} ${STOP_SIGNS.normal}`],
  );
}

function afterSession(): SheetPart {
  return table(
    'After a session',
    ['Told', 'Before', 'Asks for', 'Words', 'See somebody', 'Course offered', 'Source'],
    AFTER_SESSION_TABLE.map(({ signs: told, repeated, asksFor, title, words, seeSomebody = '', offer }) => [
      told.map((sign) => SIGN_WORDS[sign]).join(', ') || 'nothing',
      repeated ? 'told before' : 'first time',
      [...asksFor.map((care) => CARE_WORDS[care]), ...(told.length > 0 ? ['jumps closed'] : [])].join(', ') ||
        'nothing new',
      `${title}. ${words}`,
      seeSomebody,
      offer ? courseSummary(offer).title : '',
      '6, 8, 9',
    ]),
    afterSessionWords(),
  );
}

/** What is asked after a session, and how a course and a step up are offered. */
export function afterSessionWords(): readonly string[] {
  const { question, urgent, none, some, which, private: staysHere } = AFTER_SESSION_WORDS;
  const steps = Object.values(STEP_UP_WORDS).map((words) => `“${words}”`);
  const offers = Object.values(OFFER_WORDS).map(({ words, whileOff }) => `“${words}” While it is off: “${whileOff}”`);
  return [
    `Asked: “${question}” with “${staysHere}”, answered “${none}” or “${some}”, then “${which}” with the signs beside “${CALL_NOW.signs} ${CALL_NOW.order}” and “${urgent}”`,
    `The course is offered so: ${offers.join(' ')}`,
    `Taken back, one at a time: ${steps.join(' ')}`,
  ];
}

function limits(): SheetPart {
  return table(
    'Not for me',
    ['Limit', 'Words', 'Source'],
    LASTING_LIMITS.map((limit) => [LIMIT_WORDS[limit].label, LIMIT_WORDS[limit].hint, from(LIMIT_SOURCES[limit])]),
  );
}

function impact(): SheetPart {
  return table(
    'Check for jumps',
    ['Step', 'Words', 'Source'],
    [
      ['Before', `${IMPACT_CHECK.weeks.question} ${IMPACT_CHECK.now.question} ${IMPACT_CHECK.before}`, '5, 6'],
      ...Object.values(IMPACT_TASKS).map(({ words }, index) => [`Task ${index + 1}`, words, '6']),
      ['After each', `${IMPACT_CHECK.askAfterEach} ${IMPACT_CHECK.signs.join('; ')}`, 'ours'],
      ['The next day', IMPACT_CHECK.tomorrow, 'ours'],
      ...Object.values(IMPACT_OUTCOMES).map(({ title, text }) => [title, text, '6']),
    ],
  );
}

function road(): SheetPart {
  return table(
    'The road',
    ['Stage', 'Words', 'Minutes of workouts, then of brisk walks, week by week', 'At a gentle pace', 'Source'],
    Object.entries(PHASES).map(([number, { name, words }]) => {
      const stage = Number(number) as Phase;
      return [name, words, weeksOf(stage, 'steady'), stage < RHYTHM ? weeksOf(stage, 'gentle') : 'the same', 'ours'];
    }),
  );
}

const weeksOf = (stage: Phase, pace: Pace): string =>
  WEEKS.map((week) => plannedWeek(stage, pace, week, SHIPPED_WORDS))
    .map(
      ({ workoutMinutes, walkMinutes, isLighter }) =>
        `${workoutMinutes} + ${walkMinutes}${isLighter ? ' (lighter)' : ''}`,
    )
    .join(', ');

function explained(): SheetPart {
  return table(
    'Words explained',
    ['Word', 'Words', 'See somebody', 'Source'],
    EXPLANATION_IDS.map((id) => {
      const { title, words, seeSomebody } = EXPLANATIONS[id];
      return [title, words.join(' '), seeSomebody, from(EXPLANATION_SOURCES[id])];
    }),
  );
}

function otherPages(): SheetPart {
  return table(
    'Words of other pages',
    ['Where', 'Words', 'Source'],
    [
      ...Object.values(HEALTH_WORDS)
        .flatMap((words) => words.split('\n\n'))
        .filter((words) => words !== '')
        .map((words) => ['Health page', words, 'ours']),
      ...Object.values(CHECKED_EXCEPTIONS).map((words) => ['Only once it is checked', words, 'ours']),
    ],
  );
}

function moves(): SheetPart {
  return table(
    'Moves',
    ['Move', 'Marks', ...PLAYED_LEVELS.map((level) => `${level}: its name, and what it asks`), 'Stand-ins'],
    (Object.keys(MOVES) as ShippedMoveId[]).map((moveId) => [
      MOVES[moveId].name,
      MOVES[moveId].cautions.join(' '),
      ...PLAYED_LEVELS.map((level) => versionText(moveId, level)),
      STAND_INS[moveId].map((standIn) => MOVES[standIn].name).join(', '),
    ]),
    [moveWords()],
  );
}

/** What the player says of marks and of what a version asks. */
export function moveWords(): string {
  const quoted = (words: Readonly<Record<string, string>>) =>
    Object.entries(words)
      .map(([name, text]) => `${name} “${text}”`)
      .join(' ');
  return `Marks: ${quoted(CAUTION_WORDS)} What a version asks: ${quoted(STRAIN_WORDS)} Source of marks, of what is asked and of the stand-ins: ours, for “girdle” 11 and 12.`;
}

const versionText = (moveId: ShippedMoveId, level: PlayedLevel): string =>
  `${versionOf(MOVES[moveId], level).name}: ${MOVE_STRAINS[moveId][level].join(', ') || 'nothing'}`;
