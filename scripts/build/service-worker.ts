import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOfBuild } from './files-of-build.ts';
import { licencesOf } from './licences.ts';

/** Every screen without a page of its own has this one's, in which nothing is shown before its code is there. */
const SHELL_ADDRESS = '/settings';

/** The page that takes a card has a policy of its own, which a kept page would lack; plain pages have no code that could
 * bring them the newest words. */
const TAKES_CARDS = '/subscribe';

/** For shared links and the operator; and films, which are asked for one by one. */
const NOT_KEPT = /^(sw-off\.js|share-picture[\w-]*\.png|films\/.*)$/;

/** What the system fetches for itself when the app is installed; one icon of them the browser asks for at every visit. */
const FOR_INSTALLING = /^(icons\/(?!icon-192\.png$)|splash\/|screenshots\/)/;

/** The coach's own: it works with a connection only. */
const DESK = 'desk/';

/** Kept beside the app, once a member is there. */
const COACH_PICTURES = 'coach/';

interface ServedPages {
  shell: string;
  /** Files by address. */
  prerendered: Readonly<Record<string, string>>;
  plain: readonly string[];
  routes: readonly unknown[];
}

interface KeptFile {
  url: string;
  revision: string | null;
}

/** The server puts the mark of the published look here: it fills name, palette and logo into these (decision 87). */
const LOOK_PLACE = '%LOOK%';
const MANIFEST = 'app.webmanifest';

/** Writes sw.js, which keeps exactly this build on the device. */
export async function buildServiceWorker(
  root: string,
  folder: string,
  { shell, prerendered, plain, routes }: ServedPages,
): Promise<void> {
  const names = filesOfBuild(folder).filter(
    (name) => !NOT_KEPT.test(name) && !FOR_INSTALLING.test(name) && !name.startsWith(DESK),
  );
  const keptOf = (isPicture: boolean) =>
    names
      .filter((name) => name.startsWith(COACH_PICTURES) === isPicture)
      .map((name) => keptFile(folder, `/${name}`, name));
  const [pictures, files] = [keptOf(true), keptOf(false)];
  for (const [address, file] of Object.entries({ ...prerendered, [SHELL_ADDRESS]: shell }))
    files.push({ url: address, revision: `${revisionOf(folder, file)}-${LOOK_PLACE}` });
  const contents = {
    files,
    pictures,
    pages: {
      shell: SHELL_ADDRESS,
      prerendered: Object.keys(prerendered),
      routes,
      fromNetwork: [TAKES_CARDS, ...plain],
    },
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
      license: licencesOf('worker'),
      rolldownOptions: {
        input: join(root, 'src/client/service-worker/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}

/** A name that changes with the content is revision enough. */
function keptFile(folder: string, url: string, name: string): KeptFile {
  if (name.startsWith('assets/')) return { url, revision: null };
  return { url, revision: name === MANIFEST ? `${revisionOf(folder, name)}-${LOOK_PLACE}` : revisionOf(folder, name) };
}

function revisionOf(folder: string, name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
    .slice(0, 16);
}
