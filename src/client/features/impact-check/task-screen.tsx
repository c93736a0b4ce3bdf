import { useState } from 'react';
import { PageFrame } from '#client/components/page-frame.tsx';
import type { TellImpact } from '#client/components/use-impact-check.ts';
import { CoachClip } from '#client/figure/coach-clip.tsx';
import { now } from '#client/platform/clock.ts';
import { settingsGroupPath } from '#client/platform/screen-paths.ts';
import { TextButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { type RunningTask, taskDone, taskSkipped, walkBegun } from '#domain/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/impact-tasks.ts';
import { CHECK_MOVES } from '#programme/check-moves.ts';
import { IMPACT_TASKS, type ImpactTask } from '#programme/impact-check-words.ts';
import { CHECK_POSES } from '#programme/poses/check.ts';
import { Counter } from './counter.tsx';
import styles from './impact-check.module.css';
import { LegTimer } from './leg-timer.tsx';
import { SignQuestion } from './sign-question.tsx';
import { WalkTimer } from './walk-timer.tsx';

interface TaskScreenProps {
  running: RunningTask;
  tell: TellImpact;
}

export function TaskScreen({ running, tell }: TaskScreenProps) {
  const { number, done } = running;
  const count = IMPACT_TASK_IDS.length;
  return (
    <PageFrame
      title={`Task ${number} of ${count}`}
      backHref={settingsGroupPath('programme')}
      backLabel="Leave the check, your place is kept"
    >
      <main className={classNames(styles.page, !done && styles.task)}>
        <ProgressBar label="Tasks done" value={done ? number : number - 1} max={count} className={styles.progress} />
        {done ? <SignQuestion tell={tell} /> : <Task running={running} tell={tell} />}
      </main>
    </PageFrame>
  );
}

function Task({ running, tell }: TaskScreenProps) {
  const task = IMPACT_TASKS[running.task];
  const { name, cue, setUp } = CHECK_MOVES[task.moveId];
  const [round, setRound] = useState(0);
  const leg = task.legs[round];
  const end = () => tell(taskDone);
  const goOn = () => (round + 1 < task.legs.length ? setRound(round + 1) : end());
  return (
    <>
      <div className={styles.stage}>
        <CoachClip clip={CHECK_POSES[task.moveId]} mirror={leg === mirroredLeg(task)} className={styles.coach} />
      </div>
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{task.words}</p>
        <p className={styles.quiet}>
          {setUp}. {cue}.
        </p>
      </div>
      {task.moveId === 'walk' ? (
        <WalkTimer
          seconds={task.amount}
          since={running.walkingSince}
          onStart={() => tell((record, today) => walkBegun(record, today, now()))}
          onDone={end}
        />
      ) : (
        <Measure key={round} task={task} round={round} onDone={goOn} />
      )}
      <div className={styles.ways}>
        <TextButton onClick={end}>Stop, I felt something</TextButton>
        <TextButton onClick={() => tell(taskSkipped)}>Skip this one</TextButton>
      </div>
    </>
  );
}

function Measure({ task, round, onDone }: { task: ImpactTask; round: number; onDone: () => void }) {
  const leg = task.legs[round];
  const label = leg && `${leg === 'left' ? 'Left' : 'Right'} leg`;
  return (
    <section className={styles.measure} aria-label={label ?? 'The task'}>
      {label && <h3>{label}</h3>}
      {task.unit === 'seconds' ? (
        <LegTimer seconds={task.amount} onDone={onDone} />
      ) : (
        <Counter of={task.amount} onDone={onDone} />
      )}
    </section>
  );
}

/** The coach is drawn for one leg, and mirrored for the other. */
const mirroredLeg = ({ moveId }: ImpactTask) => (moveId === 'sl_squat' || moveId === 'hop_place' ? 'left' : 'right');
