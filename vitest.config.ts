import { defineConfig } from 'vitest/config';

const RULES = ['src/{domain,programme,contract}/**/*.test.ts', 'src/client/coach/**/*.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    maxWorkers: 2,
    projects: [
      // Rules, scripts and the server keep nothing between tests, so their files may share what they have loaded.
      { test: { name: 'rules', include: RULES, testTimeout: 20_000, isolate: false } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.{mjs,ts}'],
          exclude: ['scripts/operator/**'],
          isolate: false,
        },
      },
      // They open servers and databases, and programs of their own.
      { test: { name: 'operator', include: ['scripts/operator/**/*.test.ts'], isolate: false } },
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
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          isolate: false,
          // The card provider's library remembers its first script: it too begins anew with each file.
          server: { deps: { inline: [/@stripe/] } },
          testTimeout: 20_000,
          include: ['src/client/**/*.test.{ts,tsx}'],
          exclude: ['src/client/coach/**/*.test.ts'],
          setupFiles: ['tests/leave-no-page-behind.ts'],
        },
      },
    ],
  },
});
