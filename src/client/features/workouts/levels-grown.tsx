import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { LEVEL_NAMES } from '#client/components/level-names.ts';
import { Card } from '#client/ui/card.tsx';
import type { LevelGrowth } from '#domain/level-growth.ts';
import type { MoveId } from '#programme/move.ts';
import { MOVES } from '#programme/moves/all-moves.ts';
import styles from './levels-grown.module.css';

const SHOWN_AT_ONCE = 4;

export function LevelsGrown({ growths }: { growths: readonly LevelGrowth[] }) {
  const known = growths.filter(({ moveId }) => Object.hasOwn(MOVES, moveId));
  const more = known.slice(SHOWN_AT_ONCE);
  if (known.length === 0) return null;
  return (
    <Card className={styles.card} aria-labelledby="levels-grown">
      <h2 id="levels-grown">Levels grown</h2>
      <Growths growths={known.slice(0, SHOWN_AT_ONCE)} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>{more.length} more</summary>
          <Growths growths={more} />
        </details>
      )}
    </Card>
  );
}

function Growths({ growths }: { growths: readonly LevelGrowth[] }) {
  return (
    <ul className={styles.growths}>
      {growths.map(({ moveId, levels }) => (
        <li key={moveId}>
          <span className={styles.move}>{MOVES[moveId as MoveId].name}</span>
          <span className={styles.levels}>
            {levels.map((level, index) => (
              <Fragment key={level}>
                {index > 0 && (
                  <>
                    <span className="visually-hidden">, then </span>
                    <ArrowRight size={16} aria-hidden="true" />
                  </>
                )}
                <span>{LEVEL_NAMES[level]}</span>
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
