import { useEffect, useEffectEvent, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { KEPT_WITH_PAGE } from '#client/browser/kept-with-page.ts';
import { isLostWithPage } from '#client/browser/stored-value.ts';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import type { TellImpact } from '#client/parts/body/safety-now.ts';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { impactRecord } from '#client/parts/stored/browser-storage.ts';
import { Button, TextButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import {
  type RunningTask,
  symptomTold,
  taskClear,
  taskDone,
  taskSkipped,
  walkBegun,
} from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import { IMPACT_CHECK, IMPACT_TASKS, type ImpactTask } from '#programme/body/impact-check-words.ts';
import { CHECK_MOVES } from '#programme/moves/check-moves.ts';
import styles from './impact-check.module.css';

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
      backLabel={`Leave the check. ${isLostWithPage(impactRecord.key) ? KEPT_WITH_PAGE : 'Your place is saved'}`}
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
        <CoachStage
          name={`check-${task.moveId}`}
          label={`The coach shows: ${name}`}
          mirror={leg === 'left'}
          controls
          className={styles.coach}
        />
      </div>
      <div className={styles.body}>
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
      <div className={styles.actions}>
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

function Counter({ of, onDone }: { of: number; onDone: () => void }) {
  const [count, setCount] = useState(0);
  function tap() {
    if (count + 1 < of) setCount(count + 1);
    else onDone();
  }
  return (
    <>
      <button type="button" className={styles.counter} onClick={tap}>
        <span className={styles.digits} aria-hidden="true">
          {count}
        </span>
        <span>
          <span className="visually-hidden">{count} </span>of {of}. Tap each time
        </span>
      </button>
      <Button variant="outline" size="large" block onClick={onDone}>
        All {of} done
      </Button>
    </>
  );
}

function SignQuestion({ tell }: { tell: TellImpact }) {
  return (
    <>
      <div className={styles.body}>
        <h2>{IMPACT_CHECK.askAfterEach}</h2>
        <p className={styles.quiet}>One is enough to stop for now. You lose nothing by saying so.</p>
      </div>
      <div className={styles.answers}>
        <Button variant="coral" size="large" onClick={() => tell(taskClear)}>
          {IMPACT_CHECK.none}
        </Button>
        {IMPACT_CHECK.signs.map((sign) => (
          <Button key={sign} variant="outline" size="large" onClick={() => tell(symptomTold)}>
            {sign}
          </Button>
        ))}
      </div>
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
      <div className={styles.actions}>
        <TextButton onClick={() => tell(taskSkipped)}>I couldn’t finish it</TextButton>
      </div>
    </>
  );
}

function LegTimer({ seconds, onDone }: { seconds: number; onDone: () => void }) {
  const [since, setSince] = useState<number>();
  const left = useSecondsLeft(since, seconds, () => {
    buzz();
    onDone();
  });
  if (left === undefined) {
    return (
      <Button variant="coral" size="large" block onClick={() => setSince(now())}>
        Start {seconds} seconds
      </Button>
    );
  }
  return (
    <p role="timer" aria-label={`Seconds of ${seconds}`} className={styles.digits}>
      {left}
    </p>
  );
}

interface WalkTimerProps {
  seconds: number;
  since: number | undefined;
  onStart: () => void;
  onDone: () => void;
}

function WalkTimer({ seconds, since, onStart, onDone }: WalkTimerProps) {
  const left = useSecondsLeft(since, seconds, () => {
    buzz();
    onDone();
  });
  const minutes = seconds / 60;
  return (
    <section className={styles.measure} aria-label="The walk">
      {left === undefined ? (
        <Button variant="coral" size="large" block onClick={onStart}>
          Start {minutes} minutes
        </Button>
      ) : (
        <>
          <p role="timer" aria-label={`Left of ${minutes} minutes`} className={styles.digits}>
            {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
          </p>
          <p className={styles.quiet}>It keeps going in your pocket.</p>
        </>
      )}
      <Button variant="outline" size="large" block onClick={onDone}>
        I’ve walked {minutes} minutes today
      </Button>
    </section>
  );
}

const TICK_MS = 200;

/** Counted from the clock, not by ticks, so that a phone call or a locked screen loses nothing. */
function useSecondsLeft(since: number | undefined, seconds: number, onEnd: () => void): number | undefined {
  const [, redraw] = useState(0);
  const left = since === undefined ? undefined : Math.max(0, Math.ceil(seconds - (now() - since) / 1000));
  const end = useEffectEvent(onEnd);
  const isRunning = left !== undefined && left > 0;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => redraw((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  return left;
}

function buzz(): void {
  navigator.vibrate?.(200);
}
