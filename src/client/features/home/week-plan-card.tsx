import { Check } from 'lucide-react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { weekPath } from '#client/parts/site/screen-paths.ts';
import { Card } from '#client/ui/card.tsx';
import { ListRow, RowKey, Rows } from '#client/ui/list-row.tsx';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';
import styles from './home-tab.module.css';

export function WeekPlanCard({ overview }: { overview: MemberOverview }) {
  const { plan, week, completed, next } = overview;
  const words = useProgrammeWords();
  return (
    <Card className={styles.plan} aria-labelledby="plan-title">
      <h2 id="plan-title">
        Week {week}: {WEEK_NAMES[week].name}
      </h2>
      <Rows className={styles.planRows ?? ''}>
        {summariesOfWeek(plan, week, words).map(({ id, letter, shortTitle, durationMinutes }) => (
          <ListRow
            key={id}
            href={weekPath(week)}
            lead={planKey(letter, completed.has(id), id === next)}
            title={shortTitle}
            detail={`${durationMinutes} min`}
          />
        ))}
      </Rows>
    </Card>
  );
}

function planKey(letter: string, done: boolean, isNext: boolean) {
  if (!done) {
    return (
      <RowKey state={isNext ? 'next' : 'later'}>
        <span className="visually-hidden">{isNext ? 'Next: ' : 'Not done yet: '}</span>
        {letter}
      </RowKey>
    );
  }
  return (
    <RowKey state="done">
      <Check size={20} strokeWidth={3} aria-hidden="true" />
      <span className="visually-hidden">Done: </span>
    </RowKey>
  );
}
