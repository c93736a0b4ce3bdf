import { defineConfig } from 'vitest/config';

const RULES = ['src/{domain,programme,contract}/**/*.test.ts', 'src/client/figure/**/*.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      { test: { name: 'rules', include: RULES, testTimeout: 20_000 } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.{mjs,ts}'] } },
      {
        test: {
          name: 'server',
          include: ['src/{server,stripe-sandbox}/**/*.test.ts'],
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
        },
      },
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['src/client/**/*.test.{ts,tsx}'],
          exclude: ['src/client/figure/**/*.test.ts'],
          setupFiles: ['tests/leave-no-page-behind.ts'],
        },
      },
    ],
  },
});
