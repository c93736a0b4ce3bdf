import { timingSafeEqual } from 'node:crypto';
import { mediaPath } from '#contract/paths.ts';
import { createSecretBox } from '#server/platform/secrets/secret-box.ts';

/** A link opens for an hour at most; within half of that everybody's is the same, so that a browser keeps what it loaded. */
const STEP_MS = 30 * 60_000;
const STEPS = 2;

const PHOTO_IN_PAGE = /\/media\/([0-9a-f]{64}\.(?:webp|jpg))(?:\?(size=small))?/g;

/** Ends with a signature of the server's secret: whoever is not given one gets no byte. */
export function createMediaLinks(dataFolder: string) {
  const { proofOf } = createSecretBox(dataFolder);
  const keyOf = (file: string, until: number) => proofOf(`media ${file} until ${until}`);

  /** The address of a file, for somebody whose access was just looked at. */
  function linkTo(file: string, now: number): string {
    const until = (Math.floor(now / STEP_MS) + STEPS) * STEP_MS;
    return `${mediaPath(file)}?until=${until}&key=${keyOf(file, until)}`;
  }

  return {
    linkTo,

    /** A page with its draft shows photos that no public page has yet. */
    inPage: (html: string, now: number): string =>
      html.replace(PHOTO_IN_PAGE, (_, file: string, size: string | undefined) => {
        const link = linkTo(file, now).replace('&', '&amp;');
        return size === undefined ? link : `${link}&amp;${size}`;
      }),

    opens(
      file: string,
      { until = 0, key = '' }: { until?: number | undefined; key?: string | undefined },
      now: number,
    ) {
      if (until <= now || until > now + STEPS * STEP_MS) return false;
      const [wanted, given] = [Buffer.from(keyOf(file, until)), Buffer.from(key)];
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
