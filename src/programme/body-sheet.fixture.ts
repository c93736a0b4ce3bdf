import type { BodyCare } from '#domain/body-care.ts';
import { LASTING_LIMITS, type LastingLimit } from '#domain/lasting-limit.ts';
import { PLAYED_LEVELS, type PlayedLevel } from '#domain/played-level.ts';
import type { SafetyQuestionId } from '#domain/safety-answers.ts';
import { SAFETY_OUTCOMES, SAFETY_RULES_VERSION, type SafetyOutcome } from '#domain/safety-flags.ts';
import { AFTER_SESSION_TABLE, SIGN_WORDS } from './after-session.ts';
import { CAUTION_WORDS, STRAIN_WORDS } from './caution-words.ts';
import { coursesOfSheet } from './courses/course-sheet.fixture.ts';
import { EXPLANATION_IDS, EXPLANATIONS, type ExplanationId } from './explanations.ts';
import { IMPACT_CHECK, IMPACT_OUTCOMES, IMPACT_TASKS } from './impact-check-words.ts';
import type { MoveId } from './move.ts';
import { MOVE_STRAINS } from './move-strains.ts';
import { versionOf } from './move-version.ts';
import { MOVES } from './moves/all-moves.ts';
import { LIMIT_WORDS } from './not-for-me-words.ts';
import { SAFETY_OUTCOME_WORDS } from './safety-outcomes.ts';
import { SAFETY_SOURCES } from './safety-sources.ts';
import { BIRTH_QUESTIONS, SAFETY_QUESTIONS, STOP_SIGNS } from './safety-words.ts';
import { STAND_INS } from './stand-ins.ts';

/** Numbers of the sources; none is a choice of our own. */
type Sources = readonly number[];

const QUESTION_SOURCES: Readonly<Record<SafetyQuestionId, Sources>> = {
  bleeding: [2, 3, 4],
  'chest-pain': [1],
  heart: [1],
  dizzy: [1],
  condition: [1],
  pregnant: [],
  birth: [5, 7],
  pelvic: [6, 8, 9],
  girdle: [11, 12],
  joint: [],
};

const OUTCOME_SOURCES: Readonly<Record<SafetyOutcome, Sources>> = {
  bleeding: [2, 3, 4],
  chest: [1],
  gp: [1],
  pregnant: [],
  early: [5],
  rebuild: [5, 6],
  steady: [7],
  pelvic: [6, 8, 9],
  girdle: [11, 12],
  joint: [],
  clear: [],
};

const EXPLANATION_SOURCES: Readonly<Record<ExplanationId, Sources>> = {
  doming: [10],
  dragging: [6, 9],
  leaking: [8, 9],
  'pelvic-girdle-pain': [11, 12],
};

const LIMIT_SOURCES: Readonly<Partial<Record<LastingLimit, Sources>>> = { girdle: [11, 12], jumps: [5, 6] };

const CARE_WORDS: Readonly<Record<keyof BodyCare, string>> = {
  startsEasier: 'Easier to start with',
  pelvicSafe: 'pelvic-safe mode',
  bellyEasier: 'doming moves at Easier',
};

const STOP_SOURCES = { now: 'ours', today: 'bleeding 2, the rest ours', ease: '6, 9' } as const;

/** The rules that stand in code, as docs/product.md tells them. */
const RULES: readonly (readonly [rule: string, sources: Sources])[] = [
  ['Heavy bleeding is asked first, of everybody, apart from other signs', [2, 3, 4]],
  ['The programme waits 6 weeks after a birth, 8 after a caesarean', [5]],
  ['“Rather not say” counts as a caesarean', []],
  ['Until 12 weeks: Easier, pelvic-safe, no jumps', [5, 6]],
  ['From 12 weeks Standard is her own choice, once she confirms that nothing leaks, drags, domes or hurts', [7]],
  ['Forceps, a vacuum cup or a deep tear within a year: pelvic-safe mode and where a physiotherapist is found', [8]],
  ['Pelvic-safe mode: no Harder; Standard only where nothing loads or braces, and not marked J, D or P', []],
  ['Jumps open for nobody without a clear load-and-impact check and the question on the next day', [6]],
  ['The check is for everybody, birth or not; after a sign a new one waits seven days', []],
  ['After a session: each sign closes jumps; care is added, and taken back one thing at a time', [6, 8, 9]],
  ['Repeated means within three answered sessions and 28 days; a step up comes after three without a sign', []],
  ['A short session of a course without a sign is no step towards stepping up; one with a sign counts as any', []],
  ['In a course nothing leaves the floor but in the way back to impact', []],
  ['No move of a course is heavier than its session plans unless she chooses so', []],
  ['Early weeks, the first two stages of the pelvic floor and letting go are open while the programme waits', [5, 18]],
  ['The way back: its first week for everybody, without a clear check without bounces', [6]],
  ['Its later weeks: jumps open, and every session of the weeks before done since they opened', []],
  ['After each session of it one more question on a later day, before the next; a sign closes jumps', []],
  ['With a baby in her arms: one session, off until it is checked; the health page then names it', []],
  ['A stand-in trains some of what the move trains, and is never above her level but Standard for a closed Easier', []],
];

/** The sheet for whoever checks: every rule and sentence about her body, from the data that the product plays by. */
export function bodySheet(): string {
  return [
    HEAD,
    rules(),
    questions(),
    outcomes(),
    signs(),
    afterSession(),
    limits(),
    impact(),
    explained(),
    coursesOfSheet(table),
    moves(),
    sources(),
    SIGN,
  ]
    .join('\n\n')
    .concat('\n');
}

const HEAD = `# Her body: the sheet for a clinician

Rules and sentences, version ${SAFETY_RULES_VERSION}, for a pelvic-health physiotherapist to read, correct and sign. **Nobody clinical has checked any of it.** It was put together from the public sources at the end; some were read as a copy or a summary, and the original is to be opened before a name is put beside a rule. “Ours” is a choice without a source.

This page is made from the data that the product plays by, and a test holds them equal; the columns with sources stand in \`src/programme/body-sheet.fixture.ts\`. No answer leaves her device.`;

const SIGN = `## Signed
A name goes into \`site.json\` (\`clinician\`) with the register and number, the day, and version ${SAFETY_RULES_VERSION}; for a medical course into \`checkedCourses\`, with the version of the course, which is off until then. Until then, and again whenever the version goes up, the help page says that no clinician has checked this.

| Part | Right as it is, or what to change | Name, register and number | Day |
|---|---|---|---|
${['Rules', 'Questions', 'Pages that follow', 'Signs to stop', 'After a session', 'Not for me', 'Check for jumps', 'Words explained', 'Moves', 'Courses'].map((part) => `| ${part} | | | |`).join('\n')}`;

function table(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [`## ${title}`, line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

const from = (numbers: Sources = []): string => (numbers.length > 0 ? numbers.join(', ') : 'ours');

const rules = () =>
  table(
    'Rules',
    ['Rule', 'Source'],
    RULES.map(([rule, numbers]) => [rule, from(numbers)]),
  );

const questions = () =>
  table(
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

const outcomes = () =>
  table(
    'Pages that follow',
    ['Page', 'Words', 'Source'],
    SAFETY_OUTCOMES.map((outcome) => {
      const { title, text } = SAFETY_OUTCOME_WORDS[outcome];
      return [title, text, from(OUTCOME_SOURCES[outcome])];
    }),
  );

const signs = () =>
  `${table(
    'Signs to stop',
    ['How soon', 'Signs', 'Source'],
    STOP_SIGNS.groups.map(({ urgency, title, signs: list }) => [title, list.join('; '), STOP_SOURCES[urgency]]),
  )}\n\n${STOP_SIGNS.again} ${STOP_SIGNS.normal}`;

const afterSession = () =>
  table(
    'After a session',
    ['Told', 'Before', 'Asks for', 'Words', 'See somebody', 'Source'],
    AFTER_SESSION_TABLE.map(({ signs: told, repeated, asksFor, title, words, seeSomebody = '' }) => [
      told.map((sign) => SIGN_WORDS[sign]).join(', ') || 'nothing',
      repeated ? 'told before' : 'first time',
      [...asksFor.map((care) => CARE_WORDS[care]), ...(told.length > 0 ? ['jumps closed'] : [])].join(', ') ||
        'nothing new',
      `${title}. ${words}`,
      seeSomebody,
      '6, 8, 9',
    ]),
  );

const limits = () =>
  table(
    'Not for me',
    ['Limit', 'Words', 'Source'],
    LASTING_LIMITS.map((limit) => [LIMIT_WORDS[limit].label, LIMIT_WORDS[limit].hint, from(LIMIT_SOURCES[limit])]),
  );

const impact = () =>
  table(
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

const explained = () =>
  table(
    'Words explained',
    ['Word', 'Words', 'See somebody', 'Source'],
    EXPLANATION_IDS.map((id) => {
      const { title, words, seeSomebody } = EXPLANATIONS[id];
      return [title, words.join(' '), seeSomebody, from(EXPLANATION_SOURCES[id])];
    }),
  );

const moves = () =>
  [
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

const versionText = (moveId: MoveId, level: PlayedLevel): string =>
  `${versionOf(MOVES[moveId], level).name}: ${MOVE_STRAINS[moveId][level].join(', ') || 'nothing'}`;

const sources = () =>
  table(
    'Sources',
    ['', 'Read', 'What was taken from it'],
    SAFETY_SOURCES.map(({ name, url = '', takenFrom }, index) => [`${index + 1}`, `${name} ${url}`.trim(), takenFrom]),
  );
