import { defineConfig } from 'vitest/config';

/** The tests of the rules alone: they need neither the content nor a browser or server. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], testTimeout: 120_000 } });
