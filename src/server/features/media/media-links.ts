import { timingSafeEqual } from 'node:crypto';
import { mediaPath } from '#contract/paths.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';

/** A link opens for an hour at most; within half of that everybody's is the same, so that a browser keeps what it loaded. */
const STEP_MS = 30 * 60_000;
const STEPS = 2;

const PHOTO_IN_PAGE = /\/media\/([0-9a-f]{64}\.(?:webp|jpg))(?:\?(size=small))?/g;

/** Ends with a signature of the server's secret: whoever is not given one gets no byte. */
export function createMediaLinks(dataFolder: string) {
  const { prover } = createSecretBox(dataFolder);
  const keyOf = (prove: (word: string) => string, file: string, until: number) => prove(`media ${file} until ${until}`);

  /** The addresses of files, for somebody whose access was just looked at: of many, the secret is read once. */
  function linksAt(now: number): (file: string) => string {
    const prove = prover();
    const until = (Math.floor(now / STEP_MS) + STEPS) * STEP_MS;
    return (file) => `${mediaPath(file)}?until=${until}&key=${keyOf(prove, file, until)}`;
  }

  return {
    linksAt,

    /** A page with its draft shows photos that no public page has yet. */
    inPage(html: string, now: number): string {
      const linkTo = linksAt(now);
      return html.replace(PHOTO_IN_PAGE, (_, file: string, size: string | undefined) => {
        const link = linkTo(file).replace('&', '&amp;');
        return size === undefined ? link : `${link}&amp;${size}`;
      });
    },

    opens(
      file: string,
      { until = 0, key = '' }: { until?: number | undefined; key?: string | undefined },
      now: number,
    ) {
      if (until <= now || until > now + STEPS * STEP_MS) return false;
      const [wanted, given] = [Buffer.from(keyOf(prover(), file, until)), Buffer.from(key)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
