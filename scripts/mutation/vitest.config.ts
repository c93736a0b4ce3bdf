import { defineConfig } from 'vitest/config';

/** The tests that need neither a browser nor a server: of the rules, and of the content that plays them. */
const WITH_CONTENT = [
  'src/programme/{body,courses,plan}/*.test.ts',
  'src/programme/workouts/guided-sessions.content.test.ts',
  'src/programme/speech/transcripts.content.test.ts',
];

export default defineConfig({
  test: {
    include: ['src/domain/**/*.test.ts', ...WITH_CONTENT],
    exclude: ['**/safe-*.content.test.ts', '**/body-s*.test.ts'],
    testTimeout: 120_000,
  },
});
