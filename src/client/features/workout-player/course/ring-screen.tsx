import { Pause, Play, Volume2, VolumeX, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { now, steadyMs } from '#client/browser/clock.ts';
import { vibrate } from '#client/browser/device.ts';
import { useReducedMotion } from '#client/browser/reduced-motion.ts';
import {
  lacksWakeLock,
  SCREEN_MAY_DARKEN,
  SCREEN_WILL_DARKEN,
  useWakeLock,
} from '#client/features/workout-player/cues/use-wake-lock.ts';
import { useLeavePlayer } from '#client/features/workout-player/step-address.ts';
import { noteCourseDone } from '#client/parts/courses/course-days.ts';
import { coursePath } from '#client/parts/site/screen-paths.ts';
import { soundChoice } from '#client/parts/stored/browser-storage.ts';
import { setThemeColour } from '#client/parts/stored/theme.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { openDeviceVoice } from '#client/parts/voice/device-voice.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { type RingPhase, type RingStep, ringFill, ringMs, ringStepAt, ringSteps } from '#domain/courses/breath-ring.ts';
import { minutesLeft } from '#domain/session/session-snapshot.ts';
import type { RingSession } from '#programme/courses/course.ts';
import { courseSessionKey, type SessionOfCourse } from '#programme/courses/courses.ts';
import { BLOCK_WORDS, PHASE_WORDS } from '#programme/courses/ring-words.ts';
import { CourseDone } from './course-done.tsx';
import styles from './ring-screen.module.css';

const TAP_MS = 40;

/** What the member follows by eye or by ear: it fills for a lift, stays for a hold, opens for letting go. */
export function RingScreen({ course, session }: SessionOfCourse<RingSession>) {
  const [steps] = useState(() => ringSteps(session.ring));
  const totalMs = ringMs(steps);
  const [step, setStep] = useState<RingStep>();
  const [leftMs, setLeftMs] = useState(totalMs);
  const [isDone, setDone] = useState(false);
  const ring = useRef<HTMLDivElement>(null);
  const isStill = useReducedMotion();
  const leave = useLeavePlayer();
  const { isRunning, setRunning } = useRingClock(totalMs, (elapsedMs) => {
    const at = ringStepAt(steps, elapsedMs);
    ring.current?.style.setProperty('--fill', String(at ? fillOf(at, elapsedMs, isStill) : 0));
    setStep(at);
    setLeftMs(Math.ceil((totalMs - elapsedMs) / 60_000) * 60_000);
    if (at || isDone) return;
    noteCourseDone(courseSessionKey({ course, session }), now());
    setDone(true);
  });
  const mayDarken = useWakeLock(isRunning);
  const [sound, chooseSound] = useStoredValue(soundChoice);
  const isHeard = sound === 'voice';
  // Workouts have the same choice: beeps are theirs.
  const [quiet] = useState(isHeard ? 'off' : sound);
  const unlock = useEachPhase(isRunning ? step : undefined, isHeard);
  useEffect(() => {
    setThemeColour('--deep');
    return () => setThemeColour(undefined);
  }, []);
  const onLeave = () => leave(coursePath(course.id));
  const isBegun = step !== undefined;
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <IconButton label="Leave session" onClick={onLeave}>
          <X size={26} aria-hidden="true" />
        </IconButton>
        <p>{minutesLeft(leftMs)} min left</p>
        <IconButton label="Say it aloud" aria-pressed={isHeard} onClick={() => chooseSound(isHeard ? quiet : 'voice')}>
          {isHeard ? <Volume2 size={24} aria-hidden="true" /> : <VolumeX size={24} aria-hidden="true" />}
        </IconButton>
      </header>
      <h1>{session.title}</h1>
      <p role="status" className={styles.phase}>
        {step ? PHASE_WORDS[step.phase] : session.position}
      </p>
      <div ref={ring} className={styles.ring} data-phase={step?.phase} aria-hidden="true">
        <span className={styles.disc} />
      </div>
      <p className={styles.words}>
        {step ? `${BLOCK_WORDS[step.kind]}, ${step.turn} of ${step.turns}` : session.words}
      </p>
      <p className={styles.note}>{darkWords(mayDarken)}</p>
      <Button
        variant="coral"
        size="large"
        block
        onClick={() => {
          unlock();
          setRunning(!isRunning);
        }}
      >
        {isRunning ? (
          <Pause size={22} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={22} fill="currentColor" aria-hidden="true" />
        )}
        {buttonWords(isRunning, isBegun, session.minutes)}
      </Button>
      {isDone && <CourseDone {...{ course, session }} minutes={session.minutes} onBack={onLeave} />}
    </main>
  );
}

function darkWords(mayDarken: boolean): string | undefined {
  if (lacksWakeLock()) return SCREEN_WILL_DARKEN;
  return mayDarken ? SCREEN_MAY_DARKEN : undefined;
}

function buttonWords(isRunning: boolean, isBegun: boolean, minutes: number): string {
  if (isRunning) return 'Pause';
  return isBegun ? 'Carry on' : `Start ${minutes} min`;
}

const FULL: readonly RingPhase[] = ['in', 'lift', 'hold'];

/** Where less motion is asked for it is full or empty, and the words say the rest. */
const fillOf = (step: RingStep, elapsedMs: number, isStill: boolean): number =>
  isStill ? Number(FULL.includes(step.phase)) : ringFill(step, elapsedMs);

/**
 * A tap of the phone and the phase's words, once as it begins, however often the member pauses in it.
 *
 * @returns user activation: some browsers speak only after one.
 */
function useEachPhase(step: RingStep | undefined, isHeard: boolean): () => void {
  const [voice] = useState(openDeviceVoice);
  const told = useRef<RingStep>(undefined);
  const tell = useEffectEvent((begun: RingStep) => {
    if (told.current === begun) return;
    told.current = begun;
    vibrate([TAP_MS]);
    if (isHeard) voice.say([PHASE_WORDS[begun.phase]], begun.durationMs);
  });
  useEffect(() => {
    if (step) tell(step);
    else voice.hush();
  }, [step, voice]);
  useEffect(() => {
    if (!isHeard) voice.hush();
    return voice.hush;
  }, [isHeard, voice]);
  return voice.unlock;
}

/** A frame this late means that the page was asleep. */
const ASLEEP_MS = 3_000;

/** Milliseconds of a ring that have been played, frame by frame; out of sight or asleep it waits. */
function useRingClock(totalMs: number, onFrame: (elapsedMs: number) => void) {
  const [isRunning, setRunning] = useState(false);
  const played = useRef(0);
  const frame = useEffectEvent(onFrame);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one run of the clock
  useEffect(() => {
    if (!isRunning) return undefined;
    let lastMs = steadyMs();
    let request = requestAnimationFrame(function next() {
      const passedMs = steadyMs() - lastMs;
      lastMs += passedMs;
      if (passedMs > ASLEEP_MS) return setRunning(false);
      played.current = Math.min(totalMs, played.current + passedMs);
      frame(played.current);
      if (played.current === totalMs) return setRunning(false);
      request = requestAnimationFrame(next);
    });
    const hide = () => {
      if (document.visibilityState === 'hidden') setRunning(false);
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      cancelAnimationFrame(request);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isRunning]);

  return { isRunning, setRunning };
}
