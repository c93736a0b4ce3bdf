import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import field from '#client/ui/field.module.css';
import type { PlanPlace, PlanProblem } from '#programme/workouts/plan-rules.ts';
import styles from './plan.module.css';

const partId = (at: PlanPlace) => `plan-${at}`;

/** Leads to the part that puts a problem right. */
export function goToPart(at: PlanPlace): void {
  const part = document.getElementById(partId(at));
  part?.scrollIntoView({ block: 'center' });
  part?.focus({ preventScroll: true });
}

interface PlanPartProps {
  at: PlanPlace;
  problems: readonly PlanProblem[];
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a plan to which a check can lead, with what is wrong with it. */
export function PlanPart({ at, problems, className, children }: PlanPartProps) {
  const problem = problems.find((one) => one.at === at);
  return (
    <div id={partId(at)} tabIndex={-1} className={classNames(styles.planPart, className)} data-wrong={problem && true}>
      {children}
      {problem && (
        <p className={classNames(field.error, styles.problem)}>
          <CircleAlert size={18} aria-hidden="true" />
          {problem.message}
        </p>
      )}
    </div>
  );
}
