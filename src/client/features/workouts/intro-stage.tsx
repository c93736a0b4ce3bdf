import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MovingPicture } from '#client/components/coach-pictures.tsx';
import type { MoveId } from '#programme/move.ts';
import styles from './programme-intro.module.css';

interface IntroScene {
  moveId: MoveId;
  level?: 'easier' | 'harder';
  caption: string;
}

const SCENES: readonly IntroScene[] = [
  { moveId: 'march', caption: 'Warm-Up: eight gentle moves, eight minutes. The same ones each time.' },
  { moveId: 'squat', caption: 'Main Workout: the coach shows each move, and the timer counts work and rest.' },
  { moveId: 'squat', level: 'easier', caption: 'Easier: less load, same muscles. A good choice on any day.' },
  {
    moveId: 'squat',
    level: 'harder',
    caption: 'Harder: for days when you want more. What jumps stays locked until your safety answers allow it.',
  },
  { moveId: 'childs', caption: 'Cool-Down: five stretches, five minutes, ending with slow breaths.' },
  { moveId: 'step_jack', caption: 'Short of time? The 15 and 10 minute versions count as the workout.' },
];
const SCENE_MS = 6000;

export function IntroStage({ onWatched }: { onWatched: () => void }) {
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
        <MovingPicture moveId={moveId} level={level} playing={playing} className={styles.coach} />
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
