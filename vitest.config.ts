import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/{domain,programme,contract}/**/*.test.ts', 'src/client/figure/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/{server,stripe-sandbox}/**/*.test.ts', 'tests/{faults,scripts}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'client',
          environment: 'jsdom',
          include: ['src/client/**/*.test.tsx', 'src/client/{app,api,platform,ui,components}/**/*.test.ts'],
        },
      },
    ],
  },
});
