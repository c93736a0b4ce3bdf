import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { cssLayers } from './css-layers.ts';
import { iconsByFile } from './icons-by-file.ts';
import { type Build, pageScripts, readBuild } from './page-files.ts';

const SCRIPT = 'src/client/plain/plain-page.ts';
/** Of every page; the app's own build has them in its entry. */
const GROUND = 'src/client/plain/ground.ts';

/** What plain pages are made with: their styles by source, and the one script. */
export interface PlainBuild extends Build {
  script: string;
  /** What the script needs from its beginning. */
  scripts: readonly string[];
  ground: string;
}

/** Builds the styles of plain pages and their script, and puts into the folder what a browser asks for of it. */
export async function buildPlainFiles(root: string, folder: string, sources: readonly string[]): Promise<PlainBuild> {
  const styles = await buildApart(root, folder, {
    input: [GROUND, ...sources],
    // Pages are not called here; without this their code and its styles would be left out.
    preserveEntrySignatures: 'strict',
  });
  // What the pages are made of would share the script out among many files.
  const { manifest } = await buildApart(root, folder, {
    input: [SCRIPT],
    output: { codeSplitting: { groups: [{ name: 'plain', tags: ['$initial'] }] } },
  });
  const script = manifest[SCRIPT]?.file;
  if (script === undefined) throw new Error(`The build has no ${SCRIPT}.`);
  const scripts = pageScripts({ sources: [SCRIPT] }, { manifest }).filter((file) => file !== script);
  return { ...styles, script, scripts, ground: GROUND };
}

async function buildApart(root: string, folder: string, options: Rolldown.RolldownOptions): Promise<Build> {
  const outDir = mkdtempSync(join(root, 'dist/plain-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), cssLayers, iconsByFile],
    build: {
      outDir,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...options,
        // No component runs in a plain page: a hook beside a function that the script needs brings no library.
        treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
      },
    },
  });
  const built = readBuild(outDir);
  for (const file of wantedFiles(built.manifest)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(outDir, file), join(folder, file));
  }
  rmSync(outDir, { recursive: true });
  return built;
}

/** The script with all that it may load, and the fonts that the styles name. */
function wantedFiles(manifest: Build['manifest']): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const collect = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    const { file, imports = [], dynamicImports = [] } = manifest[source] ?? {};
    if (file !== undefined) files.add(file);
    for (const next of [...imports, ...dynamicImports]) collect(next);
  };
  collect(SCRIPT);
  for (const { assets = [] } of Object.values(manifest)) for (const asset of assets) files.add(asset);
  return files;
}
