import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SHADERS = fileURLToPath(new URL('../../src/client/coach/shaders', import.meta.url));
/** Whose text names what a shader is given. */
const TOLD = /\/src\/client\/coach\/(shaders|gl)\/[^/]+\.ts$/;
/** Uniforms, attributes and varyings: their first letter says which. */
const GIVEN = /\b([uav])[A-Z]\w*/g;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Room round punctuation, and new lines but before an instruction to the compiler. */
const ROOM = /\s*([;{}(),=+\-*/<>?:&|])\s*|\n(?!#)/g;

/** Shader text is sent as it is written, because no minifier knows it: gives what it is given short names, and takes its room out. */
export const shortShaders: Plugin = {
  name: 'short-shaders',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!TOLD.test(id)) return null;
    const short = shortNames();
    const named = code.replaceAll(GIVEN, (name) => short.get(name) ?? name);
    return { code: named.replaceAll(/`[^`]*`/g, (text) => text.replaceAll(ROOM, '$1')), map: null };
  },
};

/** The same in every build: in the order of the text. */
function shortNames(): ReadonlyMap<string, string> {
  const short = new Map<string, string>();
  const given = { u: 0, a: 0, v: 0 };
  for (const file of readdirSync(SHADERS).toSorted()) {
    for (const [name, kind] of readFileSync(join(SHADERS, file), 'utf8').matchAll(GIVEN)) {
      if (short.has(name)) continue;
      short.set(name, `${kind}${DIGITS[given[kind as keyof typeof given]++]}`);
    }
  }
  return short;
}
