import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { projectFolder } from '../prepare/project.mjs';
import { shortShaders } from './short-shaders.ts';

const KILOBYTE = 1000;

/** The one file through which a screen gets at them. */
const WAY_IN = 'client/coach/stage/model.ts';

describe('the coach', () => {
  test.each([
    [
      'rig, ways, life, renderer and body together',
      ['client/coach/start.ts', 'client/coach/mesh/build.ts'],
      48 * KILOBYTE,
    ],
    ['all her clips', ['programme/clips/named-clips.ts', 'programme/clips/idle/idle-clips.ts'], 27 * KILOBYTE],
  ])(
    'sends no more than she may: %s',
    async (_, parts, mostBytes) => {
      const script = await builtTogether(parts);
      expect(script.length).toBeGreaterThan(60_000);
      expect(brotliCompressSync(script).length).toBeLessThanOrEqual(mostBytes);
    },
    60_000,
  );

  test('brings neither before a stage asks for her', () => {
    const files = sourceFiles();
    const always = (address: string) =>
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
const withoutPreload: Plugin = {
  name: 'without-preload',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

const TOGETHER = 'together';
/** One module that has all of others. */
const together = (parts: readonly string[]): Plugin => ({
  name: TOGETHER,
  resolveId: (id) => (id === TOGETHER ? id : null),
  load: (id) => (id === TOGETHER ? parts.map((part) => `export * from '/src/${part}';`).join('\n') : null),
});

/** Modules with all that they import, each once, as the product's build makes them. */
async function builtTogether(parts: readonly string[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: projectFolder,
    logLevel: 'silent',
    plugins: [together(parts), withoutPreload, shortShaders],
    build: {
      write: false,
      rolldownOptions: {
        input: TOGETHER,
        preserveEntrySignatures: 'strict',
        output: { ...viteConfig.build?.rolldownOptions?.output, codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

function sourceFiles() {
  return readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|fixture)\./.test(name))
    .map((name) => ({ name, text: readFileSync(join(projectFolder, 'src', name), 'utf8') }));
}
