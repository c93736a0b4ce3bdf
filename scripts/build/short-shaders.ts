import type { Plugin } from 'vite';
import * as fragment from '#client/coach/shaders/coach-fragment.ts';
import * as vertex from '#client/coach/shaders/coach-vertex.ts';
import * as room from '#client/coach/shaders/room.ts';

/** The modules of shaders/ that others read, by their names. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'coach-fragment': fragment,
  'coach-vertex': vertex,
  room,
};
const MODULE = /\/src\/client\/coach\/shaders\/([\w-]+)\.ts$/;
/** Whose text names what a shader is given. */
const GIVER = /\/src\/client\/coach\/gl\/[^/]+\.ts$/;
const GIVEN = /\bu[A-Z]\w*/g;
/** Attributes, globals, uniforms, varyings and outputs, whose first letter says which, and functions: one name in all programs. */
const SHARED_WORD = /\b[aguvo][A-Z]\w*|\b[a-z]\w*(?=\()/g;

/** Names without an underscore that are GLSL's own. Another one would be taken for ours, and the program would not compile. */
const GLSL = new Set(
  [
    'version es precision highp layout location in out inout uniform main return if else for break',
    'void bool float int uint vec2 vec3 vec4 uvec4 mat4 sampler2D',
    'abs atan clamp cos cross dFdx dFdy dot exp floor fract fwidth length max min mix normalize pow sign sin smoothstep sqrt',
    'step texture',
  ].flatMap((words) => words.split(' ')),
);
/** What has an underscore keeps its name: GLSL's own values, and colours, which have the names of the palette. */
const WORD = /(?<![.\w])[a-zA-Z][a-zA-Z\d]*(?!\w)/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Shader text is sent as it is written, because no minifier knows it. Here its parts are put together, whitespace is
 * taken out, and names are shortened: a letter for those of one function, an underscore and a number for those of all programs.
 */
export const shortShaders: Plugin = {
  name: 'short-shaders',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    const exported = MODULES[MODULE.exec(id)?.[1] ?? ''];
    if (!exported) return null;
    const lines = Object.entries(exported).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(typeof value === 'string' ? short(value) : value)};`,
    );
    return lines.join('\n');
  },
  transform(code, id) {
    return GIVER.test(id) ? { code: code.replaceAll(GIVEN, (name) => SHARED.get(name) ?? name), map: null } : null;
  },
};

const SHARED = sharedNames();
function sharedNames(): ReadonlyMap<string, string> {
  const texts = Object.values(MODULES).flatMap((exported) => Object.values(exported).map(String));
  const names = texts.flatMap((text) => text.match(SHARED_WORD) ?? []).filter((name) => !GLSL.has(name));
  return new Map([...new Set(names)].map((name, i) => [name, `_${i.toString(36)}`]));
}

/** A program without whitespace, and with short names. */
function short(text: string): string {
  const [version = '', ...rest] = text.split('\n');
  const dense = rest
    .join(' ')
    .replaceAll(/\s*([;{}(),=+\-*/<>?:&|!])\s*/g, '$1')
    .replaceAll(/\b0(?=\.\d)/g, '');
  return `${version}\n${dense
    .split(/(?<=\})(?=\w+ \w+\()/)
    .map(withLetters)
    .join('')}`;
}

/** A function, with what stands before it. */
function withLetters(part: string): string {
  const letters = new Map<string, string>();
  return part.replaceAll(WORD, (name) => {
    if (GLSL.has(name)) return name;
    const shared = SHARED.get(name);
    if (shared) return shared;
    const letter = letters.get(name) ?? LETTERS[letters.size] ?? name;
    letters.set(name, letter);
    return letter;
  });
}
