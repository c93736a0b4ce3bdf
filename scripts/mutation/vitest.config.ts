import { defineConfig } from 'vitest/config';

/** The rules alone, which need neither a browser nor a server. */
export default defineConfig({ test: { include: ['src/domain/**/*.test.ts'], testTimeout: 120_000 } });
