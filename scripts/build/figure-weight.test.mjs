import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

/** The coach must not be what a phone waits for. */
const MOST_BYTES = 30_000;

const SOURCE = `
  export * from '${projectFolder}src/client/figure/coach-figure.tsx';
  export * from '${projectFolder}src/client/figure/coach-scene.tsx';
  export * from '${projectFolder}src/client/figure/coach-still.tsx';
  export * from '${projectFolder}src/programme/poses/all-poses.ts';
  export * from '${projectFolder}src/programme/poses/check.ts';
`;
const ENTRY = '\0figure';
const figureAlone = {
  name: 'figure-alone',
  resolveId: (id) => (id === 'figure' || id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? SOURCE : undefined),
};

const sourceFiles = () =>
  readdirSync(join(projectFolder, 'src'), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(projectFolder, 'src', name), 'utf8') }));

describe('the coach', () => {
  test('with all her poses is at most 30 kB as sent', async () => {
    const built = await build({
      configFile: false,
      root: projectFolder,
      logLevel: 'silent',
      plugins: [figureAlone],
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: 'figure',
          preserveEntrySignatures: 'strict',
          external: /^react/,
          output: { codeSplitting: false },
        },
      },
    });
    const [script] = built.output;
    expect(script.code).toContain('Marching on the spot');
    expect(brotliCompressSync(script.code).length).toBeLessThan(MOST_BYTES);
  }, 60_000);

  test('brings her poses only when something has to move', () => {
    const always = sourceFiles().filter(({ text }) => /^import (?!type)[^;]*poses\/all-poses\.ts'/m.test(text));
    expect(always.map(({ name }) => name)).toEqual(['client/figure/every-clip.ts']);
    const users = sourceFiles().filter(({ text }) => /^import (?!type)[^;]*every-clip\.ts'/m.test(text));
    expect(users).toEqual([]);
  });
});
