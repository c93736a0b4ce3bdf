import type { BodyCare } from '#domain/body/body-care.ts';
import { LASTING_LIMITS } from '#domain/body/lasting-limit.ts';
import { SAFETY_OUTCOMES, SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { WEEKS } from '#domain/plan/block.ts';
import { RHYTHM, type RoadPace, type RoadStage } from '#domain/plan/road.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/session/played-level.ts';
import { coursesOfSheet } from '#programme/courses/course-sheet.fixture.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { plannedRoadWeek, ROAD_STAGES } from '#programme/plan/road-weeks.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import { HEALTH_WORDS } from '#programme/words/health-words.ts';
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
import { SAFETY_SOURCES } from './safety-sources.ts';
import { BIRTH_QUESTIONS, SAFETY_QUESTIONS, STOP_SIGNS } from './safety-words.ts';
import { STAND_INS } from './stand-ins.ts';

const CARE_WORDS: Readonly<Record<keyof BodyCare, string>> = {
  startsEasier: 'Easier to start with',
  pelvicSafe: 'pelvic-safe mode',
  bellyEasier: 'doming moves at Easier',
};

/** The parts that one version stands for, in the order of the sheet; each is a table under its name. */
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

/** The sheet for whoever checks: every rule and sentence about her body, from the data that the product plays by. */
export function bodySheet(): string {
  const { Moves: movesOfSheet, ...others } = SHEET_PARTS;
  const parts = Object.values(others).map((part) => part());
  return [HEAD, ...parts, coursesOfSheet(table), movesOfSheet(), sources(), SIGN].join('\n\n').concat('\n');
}

const HEAD = `# Her body: the sheet for a clinician

Rules and sentences, version ${SAFETY_RULES_VERSION}, for a pelvic-health physiotherapist to read, correct and sign. **Nobody clinical has checked any of it.** It was put together from the public sources at the end; some were read as a copy or a summary, and the original is to be opened before a name is put beside a rule. “Ours” is a choice without a source.

This page is made from the data that the product plays by, and a test holds them equal; the columns with sources stand in \`src/programme/body/body-sources.fixture.ts\`. No answer leaves her device.`;

const SIGN = `## Signed
Whoever runs the product marks it as checked at the desk, under Words, or in \`site.json\` (\`clinician\`, \`checkedCourses\`), which goes first: with the name, the register and number, the day, and the version, ${SAFETY_RULES_VERSION} for all but the courses. A medical course is off until its own version is marked. Until then, and again whenever the version goes up, the help page says that no clinician has checked this.

| Part | Right as it is, or what to change | Name, register and number | Day |
|---|---|---|---|
${[...Object.keys(SHEET_PARTS), 'Courses'].map((part) => `| ${part} | | | |`).join('\n')}`;

function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [`## ${title}`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function rules(): string {
  return table(
    'Rules',
    ['Rule', 'Source'],
    BODY_RULES.map(([rule, numbers]) => [rule, from(numbers)]),
  );
}

function questions(): string {
  return table(
    'Questions',
    ['Asked', 'What is meant', 'Source'],
    [
      ...SAFETY_QUESTIONS.map(({ id, question, help = '', urgentHelp = '' }) => [
        question,
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

function outcomes(): string {
  return table(
    'Pages that follow',
    ['Page', 'Words', 'Source'],
    SAFETY_OUTCOMES.map((outcome) => {
      const { title, text } = SAFETY_OUTCOME_WORDS[outcome];
      return [title, text, from(OUTCOME_SOURCES[outcome])];
    }),
  );
}

function signs(): string {
  return `${table(
    'Signs to stop',
    ['How soon', 'Signs', 'Source'],
    STOP_SIGNS.groups.map(({ urgency, title, signs: list }) => [title, list.join('; '), STOP_SOURCES[urgency]]),
  )}\n\n${STOP_SIGNS.again} ${STOP_SIGNS.normal}`;
}

function afterSession(): string {
  const { question, urgent, none, private: staysHere } = AFTER_SESSION_WORDS;
  const rows = table(
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
  );
  const steps = Object.values(STEP_UP_WORDS).map((words) => `“${words}”`);
  const offers = Object.entries(OFFER_WORDS).map(
    ([, { words, whileOff }]) => `“${words}” While it is off: “${whileOff}”`,
  );
  return [
    rows,
    `Asked: “${question}”, answered “${none}” or with the signs; beside it “${urgent}” and “${staysHere}”`,
    `The course is offered so: ${offers.join(' ')}`,
    `Taken back, one at a time: ${steps.join(' ')}`,
  ].join('\n\n');
}

function limits(): string {
  return table(
    'Not for me',
    ['Limit', 'Words', 'Source'],
    LASTING_LIMITS.map((limit) => [LIMIT_WORDS[limit].label, LIMIT_WORDS[limit].hint, from(LIMIT_SOURCES[limit])]),
  );
}

function impact(): string {
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

function road(): string {
  return table(
    'The road',
    ['Stage', 'Words', 'Minutes of workouts, then of brisk walks, week by week', 'At a gentle pace', 'Source'],
    Object.entries(ROAD_STAGES).map(([number, { name, words }]) => {
      const stage = Number(number) as RoadStage;
      return [name, words, weeksOf(stage, 'steady'), stage < RHYTHM ? weeksOf(stage, 'gentle') : 'the same', 'ours'];
    }),
  );
}

const weeksOf = (stage: RoadStage, pace: RoadPace): string =>
  WEEKS.map((week) => plannedRoadWeek(stage, pace, week))
    .map(
      ({ workoutMinutes, walkMinutes, isLighter }) =>
        `${workoutMinutes} + ${walkMinutes}${isLighter ? ' (lighter)' : ''}`,
    )
    .join(', ');

function explained(): string {
  return table(
    'Words explained',
    ['Word', 'Words', 'See somebody', 'Source'],
    EXPLANATION_IDS.map((id) => {
      const { title, words, seeSomebody } = EXPLANATIONS[id];
      return [title, words.join(' '), seeSomebody, from(EXPLANATION_SOURCES[id])];
    }),
  );
}

function otherPages(): string {
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

function moves(): string {
  return [
    table(
      'Moves',
      ['Move', 'Marks', ...PLAYED_LEVELS.map((level) => `${level}: its name, and what it asks`), 'Stand-ins'],
      (Object.keys(MOVES) as MoveId[]).map((moveId) => [
        MOVES[moveId].name,
        MOVES[moveId].cautions.join(' '),
        ...PLAYED_LEVELS.map((level) => versionText(moveId, level)),
        STAND_INS[moveId].map((standIn) => MOVES[standIn].name).join(', '),
      ]),
    ),
    `Marks: ${Object.entries(CAUTION_WORDS)
      .map(([mark, words]) => `${mark} “${words}”`)
      .join(' ')} What a version asks: ${Object.entries(STRAIN_WORDS)
      .map(([strain, words]) => `${strain} “${words}”`)
      .join(' ')} Source of marks, of what is asked and of the stand-ins: ours, for “girdle” 11 and 12.`,
  ].join('\n\n');
}

const versionText = (moveId: MoveId, level: PlayedLevel): string =>
  `${versionOf(MOVES[moveId], level).name}: ${MOVE_STRAINS[moveId][level].join(', ') || 'nothing'}`;

const sources = () =>
  table(
    'Sources',
    ['', 'Read', 'What was taken from it'],
    SAFETY_SOURCES.map(({ name, url = '', takenFrom }, index) => [`${index + 1}`, `${name} ${url}`.trim(), takenFrom]),
  );
