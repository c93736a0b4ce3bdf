import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOfBuild } from './files-of-build.mjs';

/** The server answers every screen without a page of its own with the shell; the worker keeps it under this address. */
const SHELL_ADDRESS = '/dashboard-full';

/** The page that takes a card has a policy of its own, which a kept page would lack. */
const FROM_NETWORK = ['/subscribe'];

/** For shared links, the operator and one kind of phone, which asks for them when the app is put on its home screen. */
const NOT_KEPT = new Set(['sw-off.js', 'share-picture.png', 'app.webmanifest']);

/** What the system fetches for itself when the app is installed. */
const FOR_INSTALLING = /^(icons|splash|screenshots)\//;

/** Writes sw.js, which keeps exactly this build on the device. */
export async function buildServiceWorker(root, folder, { shell, prerendered, routes }) {
  const files = filesOfBuild(folder)
    .filter((name) => !NOT_KEPT.has(name) && !FOR_INSTALLING.test(name))
    .map((name) => keptFile(folder, `/${name}`, name));
  const pages = [...Object.entries(prerendered), [SHELL_ADDRESS, shell]];
  for (const [address, file] of pages) files.push({ url: address, revision: revisionOf(folder, file) });
  const contents = {
    files,
    pages: { shell: SHELL_ADDRESS, prerendered: Object.keys(prerendered), routes, fromNetwork: FROM_NETWORK },
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(contents), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      reportCompressedSize: false,
      sourcemap: false,
      rolldownOptions: {
        input: join(root, 'src/client/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

/** A name that changes with the content is revision enough. */
function keptFile(folder, url, name) {
  return { url, revision: name.startsWith('assets/') ? null : revisionOf(folder, name) };
}

function revisionOf(folder, name) {
  return createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
    .slice(0, 16);
}
