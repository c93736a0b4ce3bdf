import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { type ModuleGraph, reachedFrom } from './shared-code.ts';

/** Where the build notes who uses which style file, for `split-styles.mjs`. */
export const STYLE_USERS_FILE = '.vite/style-users.json';

/** The parts of the app that style sheets are made for. `later`: what a part loads on demand counts too, or nothing else. */
export interface StyleArea {
  name: string;
  sources: readonly string[];
  later?: 'too' | 'only';
}

/** Writes down which areas use each style file, by the name that begins its classes. */
export function styleUsers(areas: readonly StyleArea[]): Plugin {
  return {
    name: 'style-users',
    apply: 'build',
    generateBundle() {
      const users: Record<string, string[]> = {};
      for (const { name, sources, later } of areas) {
        for (const id of stylesOf(sources, later, this)) {
          const file = basename(id, '.module.css');
          users[file] = [...(users[file] ?? []), name];
        }
      }
      this.emitFile({ type: 'asset', fileName: STYLE_USERS_FILE, source: JSON.stringify(users) });
    },
  };
}

function stylesOf(sources: readonly string[], later: StyleArea['later'], graph: ModuleGraph): Set<string> {
  const starts = sources.map((source) => join(process.cwd(), source));
  const atOnce = reachedFrom(starts, graph);
  const all = later ? reachedFrom(starts, graph, { onDemandToo: true }) : atOnce;
  const wanted = [...all].filter((id) => id.endsWith('.module.css') && !(later === 'only' && atOnce.has(id)));
  return new Set(wanted);
}
