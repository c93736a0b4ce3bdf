import { existsSync, readdirSync } from 'node:fs';

const LIBRARIES = '/usr/lib';

/** WebKitGTK's own small browser, which its driver starts; Debian keeps it in a folder of the processor's kind and the version. */
export function miniBrowserPath() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => ['4.1', '4.0'].map((version) => `${LIBRARIES}/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((path) => existsSync(path));
}

/** Where a Firefox is: FIREFOX_PATH if it is set, otherwise Debian's. */
export function firefoxPath() {
  return [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find((path) => path && existsSync(path));
}
