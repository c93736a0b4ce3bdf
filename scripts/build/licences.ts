import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ShippedPackage {
  name: string;
  version: string;
  identifier: string;
  text?: string | undefined;
}

/** Vite's option that lists the packages whose code a build took in. */
export const licencesOf = (build: string) => ({ fileName: `${LISTS}/licences-of-${build}.json` });

const LISTS = '.vite';

/** A licence that asks for no text to come along. */
const NO_TEXT_ASKED = 'Unlicense';

/** Packages that styles name files of, which Vite does not list. */
const FONT_STYLES = 'src/client/ui/fonts.css';

const LICENCE_FILE = /^(licen[cs]e|copying)/i;

const HEAD = `Software by others in this app

This app holds the following packages, or parts of them. Their authors let everybody use them under the licences below.
`;

/**
 * Writes licences.txt, what browsers are sent of others' work with the licences that must come along, and removes the
 * lists of the builds in these folders. Throws where a package brings no text of its licence.
 */
export function writeLicences(root: string, folder: string, builds: readonly string[]): void {
  const packages = new Map(
    [...builds.flatMap(takeLists), ...fontPackages(root)].map((entry) => [titleOf(entry), entry]),
  );
  const texts = [...packages.values()]
    .sort((one, other) => titleOf(one).localeCompare(titleOf(other), 'en'))
    .map(licenceText);
  writeFileSync(join(folder, 'licences.txt'), [HEAD, ...texts].join('\n'));
}

function takeLists(build: string): ShippedPackage[] {
  const folder = join(build, LISTS);
  const lists = readdirSync(folder).filter((name) => name.startsWith('licences-of-'));
  const entries = lists.flatMap((name): ShippedPackage[] => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  rmSync(folder, { recursive: true });
  return entries;
}

const titleOf = ({ name, version }: ShippedPackage) => `${name} ${version}`;

function licenceText(entry: ShippedPackage): string {
  const { identifier, text = identifier === NO_TEXT_ASKED ? 'Given to the public domain.' : undefined } = entry;
  if (!text) throw new Error(`${titleOf(entry)} is sent to browsers, but brings no text of its licence.`);
  const heading = `${titleOf(entry)} (${identifier})`;
  return `${heading}\n${'='.repeat(heading.length)}\n\n${text.trim()}\n`;
}

function fontPackages(root: string): ShippedPackage[] {
  const styles = readFileSync(join(root, FONT_STYLES), 'utf8');
  const names = new Set([...styles.matchAll(/url\("(@[^/]+\/[^/]+)\//g)].map(([, name = '']) => name));
  return [...names].map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
    return { name, version, identifier: license, text: file && readFileSync(join(folder, file), 'utf8') };
  });
}
