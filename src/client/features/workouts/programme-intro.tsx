import { ChevronDown, CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { WorkoutVideo } from '#client/components/workout-video.tsx';
import { workoutIntroViewed } from '#client/platform/browser-storage.ts';
import cardStyles from '#client/ui/card.module.css';
import { IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { IntroStage } from './intro-stage.tsx';
import styles from './programme-intro.module.css';

interface ProgrammeIntroProps {
  startOpen: boolean;
  isNew: boolean;
}

export function ProgrammeIntro({ startOpen, isNew }: ProgrammeIntroProps) {
  const [chosen, setChosen] = useState<boolean>();
  const [wasViewed] = useState(() => workoutIntroViewed.read() === true);
  const open = chosen ?? (startOpen || (isNew && !wasViewed));

  function toggle() {
    workoutIntroViewed.write(true);
    setChosen(!open);
  }

  return (
    <section className={classNames(cardStyles.card)} aria-labelledby="intro-title">
      <button type="button" className={styles.summary} aria-expanded={open} aria-controls="intro" onClick={toggle}>
        <IconTile>
          <CirclePlay size={24} aria-hidden="true" />
        </IconTile>
        <span className={styles.words}>
          <b id="intro-title">How the programme works</b>
          <span className={styles.detail}>Watch or read, 2 minutes</span>
        </span>
        <ChevronDown size={22} aria-hidden="true" className={classNames(open && styles.turned)} />
      </button>
      <div id="intro" hidden={!open} className={styles.inside}>
        {open && (
          <WorkoutVideo place="introduction" title="How the programme works" onPlay={noteWatched}>
            <IntroStage onWatched={noteWatched} />
          </WorkoutVideo>
        )}
        <p className={styles.text}>
          Three workouts a week, in any order, with a rest day between them if you can. Each has a warm-up, a main part
          and a cool-down. Choose Easier, Standard or Harder for each move, and change your mind whenever you like.
        </p>
      </div>
    </section>
  );
}

const noteWatched = () => workoutIntroViewed.write(true);
