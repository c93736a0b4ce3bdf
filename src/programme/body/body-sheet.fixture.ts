import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import type { Strain } from '#domain/body/strain.ts';
import type { PlayedLevel } from '#domain/session/played-level.ts';
import { coursesOfSheet } from '#programme/courses/course-sheet.fixture.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import type { ShippedMoveId } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import { SIGN_WORDS } from './after-session.ts';
import {
  type AfterSessionRule,
  CARE_RULES,
  OFFER_RULES,
  SEE_SOMEBODY_RULES,
  SENTENCE_RULES,
  TITLE_RULES,
} from './after-session-rules.fixture.ts';
import { afterSessionWords, CARE_WORDS, moveWords, SHEET_PARTS, type SheetPart } from './body-parts.fixture.ts';
import { MOVE_STRAINS } from './move-strains.ts';
import { SAFETY_SOURCES } from './safety-sources.ts';

/** The sheet for a clinician: every rule and sentence about the body, from the data that the product plays by. */
export function bodySheet(): string {
  const { Moves: _moves, ...parts } = {
    ...SHEET_PARTS,
    'After a session': afterSession,
    'Words of other pages': otherPages,
  };
  const sections = [...Object.values(parts).map((part) => part()), ...coursesOfSheet(), moves(), sources()];
  return [HEAD, ...sections.map(section), SIGN].join('\n\n').concat('\n');
}

const HEAD = `# The body: the sheet for a clinician

Rules and sentences, version ${SAFETY_RULES_VERSION}, for a pelvic-health physiotherapist to read, correct and sign. **Nobody clinical has checked any of it.** It was put together from the public sources at the end. Some were read as a copy or a summary: open the original before you sign a rule. “Ours” is a choice without a source. No answer leaves the member's device.

A test makes this page from the data that the product plays by (\`src/programme/body/body-sheet.fixture.ts\`).`;

const SIGN = `## Signed
The owner marks the check at the desk or in \`site.json\` (\`clinician\`, \`checkedCourses\`), which goes first: name, register and number, day, and version, ${SAFETY_RULES_VERSION} for all but the courses. A medical course is off until its own version is marked. Until then, and again when the version goes up, the help page says that no clinician has checked this.

Part | Right as it is, or what to change | Name, register and number | Day
--- | --- | --- | ---
${[...Object.keys(SHEET_PARTS), 'Courses'].map((part) => `${part} | | |`).join('\n')}`;

/** A table without bars at its ends, which readers of Markdown do not need. */
function section({ title, columns, rows, after = [] }: SheetPart): string {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.replaceAll('|', '/'))
      .join(' | ')
      .trim();
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  return [`## ${title}`, ...(rows.length > 0 ? [table] : []), ...after].join('\n\n');
}

function afterSession(): SheetPart {
  const rows = (rules: readonly AfterSessionRule[], what: string, shown = (says: string) => `“${says}”`) =>
    rules.map(({ says, when }) => [what, when, shown(says)]);
  return {
    title: 'After a session',
    columns: ['What', 'When', 'Words or effect'],
    rows: [
      ...rows(TITLE_RULES, 'Title'),
      ...rows(CARE_RULES, 'Care', (says) => CARE_WORDS[says as keyof typeof CARE_WORDS]),
      ['Care', 'any sign', 'jumps closed'],
      ...rows(SENTENCE_RULES, 'Text'),
      ...rows(SEE_SOMEBODY_RULES, 'See somebody'),
      ...rows(OFFER_RULES, 'Course', (says) => courseSummary(says as 'pelvic-floor').title),
    ],
    after: [
      `Signs: ${Object.entries(SIGN_WORDS)
        .map(([sign, words]) => `${sign} “${words}”`)
        .join(', ')}. Sources: 6, 8, 9. All 32 answers: \`src/programme/body/after-session.ts\`.`,
      ...afterSessionWords(),
    ],
  };
}

/** Too long for a table, and on a page that anybody can open. */
function otherPages(): SheetPart {
  return {
    title: 'Words of other pages',
    columns: [],
    rows: [],
    after: [
      'The page “Health disclaimer” belongs to this version; read it on the site (`/health`) or in `src/programme/words/health-words.ts`. Its words are ours. These sentences appear only once the course or session that they name is checked:',
      Object.values(CHECKED_EXCEPTIONS)
        .map((words) => `- ${words}`)
        .join('\n'),
    ],
  };
}

function moves(): SheetPart {
  return {
    title: 'Moves',
    columns: ['Move, marks, what Standard asks', 'Easier', 'Harder'],
    rows: (Object.keys(MOVES) as ShippedMoveId[]).map((moveId) => [
      [MOVES[moveId].name, marksOf(moveId), asksOf(moveId, 'standard')].filter(Boolean).join(' '),
      ...(['easier', 'harder'] as const).map((level) =>
        `${versionOf(MOVES[moveId], level).name} ${asksOf(moveId, level)}`.trim(),
      ),
    ]),
    after: [
      `What a version asks of a body: ${Object.entries(STRAIN_LETTERS)
        .map(([strain, letter]) => `${letter} ${strain}`)
        .join(
          ', ',
        )}. \`src/domain/body/strain.ts\` says what each means; girdle is wide, uneven or on one leg, which a sore pelvis minds.`,
      'What stands in for a move is a part of this version, too: `src/programme/body/stand-ins.ts` has a line for each move, the best first.',
      moveWords(),
    ],
  };
}

/** A small letter for each strain; the marks are capitals. */
const STRAIN_LETTERS: Readonly<Record<Strain, string>> = {
  impact: 'i',
  load: 'l',
  'breath-holding': 'b',
  overhead: 'o',
  'single-leg': 's',
  girdle: 'g',
  kneeling: 'k',
  lying: 'y',
  wrists: 'w',
  chair: 'c',
  'two-arms': 't',
  noise: 'n',
};

const marksOf = (moveId: ShippedMoveId): string => MOVES[moveId].cautions.join('');

const asksOf = (moveId: ShippedMoveId, level: PlayedLevel): string => {
  const letters = MOVE_STRAINS[moveId][level].map((strain) => STRAIN_LETTERS[strain]);
  return letters.length > 0 ? `(${letters.join('')})` : '';
};

const sources = (): SheetPart => ({
  title: 'Sources',
  columns: ['Number', 'Read', 'What was taken from it'],
  rows: SAFETY_SOURCES.map(({ name, url = '', takenFrom }, index) => [
    `${index + 1}`,
    `${name} ${url}`.trim(),
    takenFrom,
  ]),
});
