import { ChevronDown, CirclePlay, Play } from 'lucide-react';
import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { WorkoutVideo } from '#client/parts/session/workout-video.tsx';
import { workoutIntroViewed } from '#client/parts/stored/browser-storage.ts';
import cardStyles from '#client/ui/card.module.css';
import { IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './programme-intro.module.css';

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
            <IntroFilm onWatched={noteWatched} />
          </WorkoutVideo>
        )}
        <p className={styles.text}>
          3 workouts a week, in any order. Rest a day in between if you can. Pick Easier, Standard or Harder for each
          move, whenever you like.
        </p>
      </div>
    </section>
  );
}

const noteWatched = () => workoutIntroViewed.write(true);

const FILM = '/films/introduction';

/** Loaded only once it is asked for; without it, the words beside it say the same. */
function IntroFilm({ onWatched }: { onWatched: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);

  function play() {
    onWatched();
    setGone(false);
    setAsked(true);
  }

  return (
    <div className={styles.stage}>
      {isAsked && !isGone ? (
        <video ref={takeFocus} controls autoPlay playsInline poster={`${FILM}.webp`} aria-label="How it works">
          <source src={`${FILM}.webm`} type="video/webm" />
          <source src={`${FILM}.mp4`} type="video/mp4" onError={() => setGone(true)} />
          <track default kind="captions" srcLang="en" label="English" src={`${FILM}.vtt`} />
        </video>
      ) : (
        <>
          <div className={styles.poster}>
            <CoachPicture name="march-standard" decorative />
          </div>
          <button type="button" className={styles.play} aria-label="Play the introduction" onClick={play}>
            <Play size={26} aria-hidden="true" />
          </button>
        </>
      )}
      <p role="status" className={styles.gone}>
        {isGone && 'We can’t load the film right now. The words below say the same.'}
      </p>
    </div>
  );
}

/** The pressed button is gone: focus goes to the controls. */
const takeFocus = (player: HTMLElement | null) => player?.focus();
