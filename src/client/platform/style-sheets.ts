/** What a page does not bring along is styled by sheets of their own, which the build has named in the page's head. */
export type LaterStyleSheet = 'arrival' | 'words' | 'main-app' | 'later-views' | 'screens';

const loading = new Map<LaterStyleSheet, Promise<void>>();

/** Adds a style sheet, once; after a failure it tries again. Where there is one sheet for everything, nothing is done. */
export function loadStyleSheet(name: LaterStyleSheet): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const place = typeof document === 'undefined' ? null : document.querySelector(`meta[name="style-sheet-${name}"]`);
  const started = place ? addSheet(place.getAttribute('content') ?? '') : Promise.resolve();
  loading.set(name, started);
  started.catch(() => loading.delete(name));
  return started;
}

/** Code together with the style sheet of what it shows. */
export async function withStyleSheet<Code>(name: LaterStyleSheet, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, loadStyleSheet(name)]);
  return loaded;
}

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
