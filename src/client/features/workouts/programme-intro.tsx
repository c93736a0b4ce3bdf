import { ChevronDown, CirclePlay, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CoachStage } from '#client/coach/stage/coach-stage.tsx';
import { WorkoutVideo } from '#client/parts/session/workout-video.tsx';
import { workoutIntroViewed } from '#client/parts/stored/browser-storage.ts';
import cardStyles from '#client/ui/card.module.css';
import { IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { MoveId } from '#programme/moves/move.ts';
import styles from './programme-intro.module.css';

const SCENES: readonly IntroScene[] = [
  { moveId: 'march', caption: 'Warm-Up: 8 gentle moves, 8 minutes. They’re the same each time.' },
  { moveId: 'squat', caption: 'Main Workout: the coach shows each move. The timer counts work and rest.' },
  { moveId: 'squat', level: 'easier', caption: 'Easier: the same muscles, less load. A good choice on any day.' },
  {
    moveId: 'squat',
    level: 'harder',
    caption: 'Harder: for days when you want more. Jumps stay locked until you’ve done a quick check.',
  },
  { moveId: 'childs', caption: 'Cool-Down: 5 stretches, 5 minutes, then slow breaths.' },
  { moveId: 'step_jack', caption: 'Short of time? 15 and 10 minutes count too.' },
];

const SCENE_MS = 6000;

export function ProgrammeIntro({ startOpen, isNew }: { startOpen: boolean; isNew: boolean }) {
  const [chosen, setChosen] = useState<boolean>();
  const [wasViewed] = useState(workoutIntroViewed.read);
  const open = chosen ?? (startOpen || (isNew && !wasViewed));

  function toggle() {
    workoutIntroViewed.write(true);
    setChosen(!open);
  }

  return (
    <section className={classNames(cardStyles.card)} aria-labelledby="intro-title">
      <button type="button" className={styles.summary} aria-expanded={open} aria-controls="intro" onClick={toggle}>
        <IconTile icon={CirclePlay} size={24} />
        <span className={styles.body}>
          <b id="intro-title">How it works</b>
          <span className={styles.detail}>Watch or read, 2 min</span>
        </span>
        <ChevronDown size={22} aria-hidden="true" className={classNames(open && styles.turned)} />
      </button>
      <div id="intro" hidden={!open} className={styles.inside}>
        {open && (
          <WorkoutVideo place="introduction" title="How it works" onPlay={noteWatched}>
            <IntroStage onWatched={noteWatched} />
          </WorkoutVideo>
        )}
        <p className={styles.text}>
          3 workouts a week, in any order. Rest a day in between if you can. Each has a warm-up, a main part and a
          cool-down. Pick Easier, Standard or Harder for each move. Change your mind whenever you like.
        </p>
      </div>
    </section>
  );
}

const noteWatched = () => workoutIntroViewed.write(true);

interface IntroScene {
  moveId: MoveId;
  level?: 'easier' | 'harder';
  caption: string;
}

function IntroStage({ onWatched }: { onWatched: () => void }) {
  const [scene, setScene] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [started, setStarted] = useState(false);
  const { moveId, level, caption } = SCENES[scene] ?? (SCENES[0] as IntroScene);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      setScene((scene + 1) % SCENES.length);
      if (scene + 1 === SCENES.length) setPlaying(false);
    }, SCENE_MS);
    return () => clearTimeout(timer);
  }, [playing, scene]);

  function toggle() {
    onWatched();
    setStarted(true);
    setPlaying(!playing);
  }

  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        <CoachStage name={`${moveId}-${level ?? 'standard'}`} playing={playing} className={styles.coach} />
        <button
          type="button"
          className={styles.play}
          aria-label={playing ? 'Pause the introduction' : 'Play the introduction'}
          onClick={toggle}
        >
          {playing ? <Pause size={26} aria-hidden="true" /> : <Play size={26} aria-hidden="true" />}
        </button>
      </div>
      <figcaption aria-live="polite">{started && caption}</figcaption>
    </figure>
  );
}
