import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../prepare/project.mjs';

const FEATURES = 'src/client/features';
const PLAYER = [`${FEATURES}/workout-player/*.{tsx,css}`, `${FEATURES}/workout-player/{guided,start}/*.{tsx,css}`];
const PHONES = [
  `${FEATURES}/home/*.{tsx,css}`,
  `${FEATURES}/workouts/{week,workout}*.{tsx,css}`,
  'src/client/parts/session/{praise,win}*.{tsx,css}',
];

/** The screens that each film shows. */
export const FILMS = {
  session: PLAYER,
  phones: PHONES,
  introduction: [...PLAYER, ...PHONES],
} as const satisfies Record<string, readonly string[]>;

export type FilmName = keyof typeof FILMS;

const LIST = join(projectFolder, 'scripts/pages/films/filmed.json');

const OF_TESTS = /\.(test|fixture)\./;
/** Whole lines of comments and imports, and where lines break: nothing of it is seen. */
const UNSEEN = /^\s*(import\b[\s\S]*?from '[^']*';|\/\*[\s\S]*?\*\/|\/\/.*)$|\s+/gm;

/** Changes with the source of the screens that a film shows. */
export function filmPrint(name: FilmName): string {
  const files = FILMS[name]
    .flatMap((pattern) => globSync(pattern, { cwd: projectFolder }))
    .filter((file) => !OF_TESTS.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(projectFolder, file), 'utf8').replace(UNSEEN, ''));
  return hash.digest('hex').slice(0, 12);
}

/** The print of each film when it was made. */
export const filmed = (): Record<string, string> => JSON.parse(readFileSync(LIST, 'utf8'));

export const rememberFilm = (name: FilmName): void =>
  writeFileSync(LIST, `${JSON.stringify({ ...filmed(), [name]: filmPrint(name) }, null, 2)}\n`);
