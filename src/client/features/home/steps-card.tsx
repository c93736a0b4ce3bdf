import { Award, Footprints } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Member } from '#client/components/member.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { sevenDayAverage, stepBadges } from '#domain/steps.ts';
import { useShownStepGoal } from './shown-step-goal.ts';
import { StepGoalEditor } from './step-goal-editor.tsx';
import styles from './steps-card.module.css';
import { StepsForm } from './steps-form.tsx';

const RING_TICKS = 30;

interface StepsCardProps {
  userId: string;
  today: CalendarDay;
  member: Member;
}

/** Today's steps against the goal, the goal itself, and the form that records the day. */
export function StepsCard({ userId, today, member }: StepsCardProps) {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const goal = useShownStepGoal(member);
  const stepsByDay = new Map(member.dashboard.steps.map(({ date, steps }) => [date, steps]));
  const steps = stepsByDay.get(today) ?? 0;
  const badges = stepBadges(steps, goal);

  function closeEditor() {
    setEditing(false);
    editButton.current?.focus();
  }

  return (
    <Card className={styles.card} aria-labelledby="steps-title">
      <div className={styles.top}>
        <MinuteDial ticks={RING_TICKS} lit={Math.floor((RING_TICKS * steps) / goal)} size="medium">
          <Footprints size={24} aria-hidden="true" />
        </MinuteDial>
        <div className={styles.numbers}>
          <h2 id="steps-title" className={styles.eyebrow}>
            Today’s steps
          </h2>
          <p>
            <b className={styles.steps}>{inEnglish(steps)}</b>{' '}
            <span className={styles.quiet}>of {inEnglish(goal)}</span>
          </p>
          <p className={styles.average}>
            7-day average: {inEnglish(sevenDayAverage(stepsByDay, today))}
            <span className="visually-hidden"> steps</span>
          </p>
        </div>
        <TextButton
          ref={editButton}
          className={styles.edit}
          aria-expanded={editing}
          onClick={() => setEditing(!editing)}
        >
          Edit Goal
        </TextButton>
      </div>
      {editing && <StepGoalEditor userId={userId} today={today} goal={goal} onClose={closeEditor} />}
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>
              <Chip tone="gold">
                <Award size={15} aria-hidden="true" />
                {badge}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <StepsForm userId={userId} today={today} steps={steps} goal={goal} />
    </Card>
  );
}

const inEnglish = (count: number): string => count.toLocaleString('en-GB');
