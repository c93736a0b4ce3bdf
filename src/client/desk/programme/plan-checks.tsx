import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { planWarnings } from '#programme/workouts/plan-balance.ts';
import { type PlanPlace, planPlaceName } from '#programme/workouts/plan-rules.ts';
import { goToPart } from './plan-part.tsx';
import type { PlannedDraft } from './use-planned-workout.ts';

/** What must be put right before it can be published, what is worth a second look, and what is well. */
export function PlanChecks({ draft }: { draft: PlannedDraft }) {
  const { code, workout, library, problems, words } = draft;
  const { durationMinutes, kit } = workout;
  const warnings = problems.length > 0 ? [] : planWarnings(code, words);
  const well = [
    `${durationMinutes} minutes, and versions of 15 and 10`,
    kit.length === 0 ? 'No kit' : `Kit is listed: ${kit.join(', ')}`,
    'Every move has three versions, and jumps are named',
  ];
  return (
    <section className={styles.part} aria-label="Checks">
      <h2>Checks</h2>
      {problems.length > 0 ? (
        <PlanFaults {...{ workout, library, problems }} onGo={goToPart} />
      ) : (
        <ul className={lists.todos}>
          {warnings.map((text) => (
            <li key={text}>
              <TriangleAlert size={22} aria-label="Worth a look" className={site.look} role="img" />
              <p>{text}</p>
            </li>
          ))}
          {well.map((text) => (
            <li key={text}>
              <CircleCheck size={22} aria-label="Good" className={site.good} role="img" />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {problems.length + warnings.length > 0 && (
        <p className={styles.quiet}>Red must be put right. Yellow is up to you.</p>
      )}
    </section>
  );
}

interface PlanFaultsProps extends Pick<PlannedDraft, 'workout' | 'library' | 'problems'> {
  onGo: (at: PlanPlace) => void;
}

/** What is to be put right, with a way to each part. */
export function PlanFaults({ workout, library, problems, onGo }: PlanFaultsProps) {
  return (
    <ul className={lists.todos}>
      {problems.map(({ at, message }) => (
        <li key={`${at} ${message}`}>
          <CircleX size={22} aria-label="To put right" className={site.wrong} role="img" />
          <div>
            <b>{planPlaceName(at, workout, library)}</b>
            <p>{message}</p>
            <Button size="small" variant="outline" className={site.way} onClick={() => onGo(at)}>
              Go there
              <span className="visually-hidden">: {planPlaceName(at, workout, library)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
