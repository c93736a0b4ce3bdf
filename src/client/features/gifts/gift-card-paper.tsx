import { encode } from 'uqr';
import { appName } from '#client/browser/app-name.ts';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Button } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { GiftCard } from '#contract/gifts.ts';
import styles from './gift-card-paper.module.css';

/** On white in the dark too: it is paper, and the square picture must be read by any camera. */
export function GiftCardPaper({ card }: { card: GiftCard }) {
  const { code, url, page, giverName, recipientName, note } = card;
  return (
    <>
      <section className={styles.paper} aria-label="Card to print">
        <Logo />
        <CoachPicture name="scene-celebration" decorative isFirst className={styles.coach} />
        <h2>For {recipientName}</h2>
        {note !== '' && <p className={styles.note}>{note}</p>}
        <p>From {giverName}</p>
        <SquareCode text={url} />
        <p className={styles.code}>{code}</p>
        <p>
          Scan the code, or type it at <b>{page.replace(/^https?:\/\//, '')}</b>. It opens {appName()}: short workouts
          at home. It works once and doesn’t run out.
        </p>
      </section>
      <Button block className={styles.print} onClick={() => window.print()}>
        Print the card
      </Button>
    </>
  );
}

const QUIET_ZONE = 4;

function SquareCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.square}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="A code to scan that opens the gift"
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
