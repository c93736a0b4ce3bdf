import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

/** The one file through which a screen gets at them. */
const WAY_IN = 'client/coach/stage/model.ts';

describe('the coach', () => {
  test.each([
    ['rig, ways, life, renderer and body together', 'src/client/coach/start.ts', 41_800],
    ['all her clips', 'src/programme/clips/named-clips.ts', 21_500],
  ])(
    'sends no more than she may: %s',
    async (_, entry, mostBytes) => {
      const script = await builtAlone(entry);
      expect(script.length).toBeGreaterThan(60_000);
      expect(brotliCompressSync(script).length).toBeLessThanOrEqual(mostBytes);
    },
    60_000,
  );

  test('brings neither before a stage asks for her', () => {
    const files = sourceFiles();
    const always = (address) =>
      files
        .filter(({ text }) => new RegExp(`^import (?!type)[^;]*'${address}`, 'm').test(text))
        .map(({ name }) => name);
    const inHerRooms = /^client\/coach\/(?!stage\/|coach-)/;
    const users = always('(#client/coach|\\.\\.?)/(start\\.ts|(rig|gl|mesh|play|shape|shaders|room|body)/)');
    expect(users.filter((name) => !inHerRooms.test(name))).toEqual([WAY_IN]);
    expect(always('#programme/clips/named-clips\\.ts')).toEqual([WAY_IN]);
    expect(always('(#client/coach/stage|\\.)/model\\.ts')).toEqual([]);
  });
});

/** Every page has what Vite loads parts with: it is none of hers. */
const withoutPreload = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

/** A module with all that it imports, as the product's build makes it. What a worker does is in it, too. */
async function builtAlone(entry) {
  const { output } = await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'silent',
    plugins: [withoutPreload],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  });
  return output[0].code;
}

function sourceFiles() {
  return readdirSync(join(projectFolder, 'src'), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
    .map((name) => ({ name, text: readFileSync(join(projectFolder, 'src', name), 'utf8') }));
}
