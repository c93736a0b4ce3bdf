import { Trophy } from 'lucide-react';
import { dayAt, dayText } from '#client/parts/plan/calendar-now.ts';
import { finishedBlockPath } from '#client/parts/site/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { Progress } from '#contract/progress.ts';
import { type FollowOnBlock, phaseOfBlock } from '#domain/plan/follow-on.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { PHASES } from '#programme/plan/follow-on-weeks.ts';
import styles from './finished-blocks.module.css';

interface FinishedBlocksProps {
  progress: Progress;
  followOn: readonly FollowOnBlock[];
  today: CalendarDay;
}

export function FinishedBlocks({ progress, followOn = [], today }: FinishedBlocksProps) {
  const finished = finishedBlocks(progress);
  if (finished.length === 0) return null;
  return (
    <Card className={styles.blocks} aria-labelledby="finished-blocks">
      <h2 id="finished-blocks">
        {finished.length} {pluralise(finished.length, 'block')} done
      </h2>
      <Rows>
        {finished.map(({ block, completedAt, totalWorkouts }) => (
          <ListRow
            key={block}
            href={finishedBlockPath(block)}
            lead={<IconTile icon={Trophy} tone="sun" />}
            title={nameOf(block, followOn)}
            detail={`${totalWorkouts} ${pluralise(totalWorkouts, 'workout')}, finished ${dayText(dayAt(completedAt), today)}`}
          />
        ))}
      </Rows>
    </Card>
  );
}

function nameOf(block: number, followOn: readonly FollowOnBlock[]): string {
  const phase = phaseOfBlock(block, followOn);
  return phase === undefined ? `Block ${block}` : `Block ${block}, ${PHASES[phase].name}`;
}

export function finishedBlocks({ blockProgress }: Progress) {
  return Object.entries(blockProgress)
    .flatMap(([key, { completedAt, totalWorkouts }]) =>
      completedAt === null ? [] : [{ block: Number(key.replace('block_', '')), completedAt, totalWorkouts }],
    )
    .sort((a, b) => b.block - a.block);
}
