import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { PARTS } from './tests/e2e/in-turn.ts';
import { shareOf } from './tests/test-size.ts';

/** They play all content in all its ways: every session and course, everything that is said, every clip of the coach. */
const SWEEPS = ['src/client/coach/{*,!(stage)/**/*}.test.ts', 'src/programme/**/*.content.test.ts'];

/** They open servers and databases, and run programs. */
const PROGRAMS = ['scripts/operator/**/*.test.ts', '{scripts,bench}/**/*.program.test.ts'];

/** Node runs the source as it is: what only computes takes a quarter less than through Vite, which replaces all imports. */
const AS_IT_IS = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** They only compute or run programs, as often as they say: on a busy machine they take longer, and only one that hangs is ended. */
const COMPUTING = { testTimeout: 120_000, hookTimeout: 120_000 };

/** What an engine's journeys by turns leave to the other runs; nothing without a turn. */
function leftToOtherTurns(turn: string | undefined): string[] {
  if (turn === undefined) return [];
  const files = globSync('tests/engines/by-turns/*.test.ts').toSorted();
  return files.filter((file) => !shareOf(files, Number(turn), PARTS).includes(file));
}

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    globalSetup: ['tests/databases/migrated-postgres.ts'],
    // Browsers of a busy machine take their time to end.
    teardownTimeout: 60_000,
    projects: [
      // Rules, scripts and the server keep nothing between tests, so their files may share what they have loaded.
      {
        test: {
          name: 'rules',
          include: ['src/{domain,programme,contract}/**/*.test.ts'],
          exclude: SWEEPS,
          isolate: false,
          ...AS_IT_IS,
          ...COMPUTING,
        },
      },
      { test: { name: 'sweeps', include: SWEEPS, isolate: false, ...AS_IT_IS, ...COMPUTING } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{mjs,ts}'],
          exclude: PROGRAMS,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      { test: { name: 'programs', include: PROGRAMS, isolate: false, ...COMPUTING } },
      {
        test: {
          name: 'server',
          include: ['src/{server,stripe-sandbox}/**/*.test.ts'],
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // They load the machine themselves: when all others are done.
          sequence: { groupOrder: 1 },
        },
      },
      ...(['webkit', 'firefox'] as const).map((engine) => ({
        test: {
          name: engine,
          include: ['tests/engines/**/*.test.ts'],
          exclude: leftToOtherTurns(process.env.JOURNEYS_TURN),
          provide: { engine },
          isolate: false,
          testTimeout: 480_000,
          hookTimeout: 120_000,
        },
      })),
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          isolate: false,
          // The card provider's library remembers its first script: it too begins anew with each file.
          server: { deps: { inline: [/@stripe/] } },
          testTimeout: 20_000,
          include: ['src/client/**/*.test.{ts,tsx}'],
          exclude: SWEEPS,
          setupFiles: globSync('tests/pages/*.ts'),
        },
      },
    ],
  },
});
