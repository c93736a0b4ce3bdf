import { Baby, Calendar, Check, CloudOff, ShieldCheck, Snowflake } from 'lucide-react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { PlateKey, PlatePicture } from '#client/parts/site/plate-picture.tsx';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { WordsText } from '#client/parts/words/words-text.tsx';
import { Panel } from '#client/ui/card.tsx';
import { MinuteDial, MinutesBadge } from '#client/ui/minute-dial.tsx';
import type { Week } from '#domain/plan/block.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { KNEELING_MOVES } from '#programme/moves/kneeling.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { SQUAT_MOVES } from '#programme/moves/squats.ts';
import { LANDING_WORDS } from '#programme/words/landing-words.ts';
import { workoutPlaceId } from '#programme/words/programme-words.ts';
import {
  COOL_DOWN_MINUTES,
  COOL_DOWN_MOVE_COUNT,
  FIRST_MAIN_MINUTES,
  inWordsAtStart,
  SECOND_BLOCK,
  WARM_UP_MINUTES,
  WARM_UP_MOVE_COUNT,
  WEEKS_OF_FIRST_BLOCK,
  type WeekFacts,
} from '#programme/workouts/programme-facts.ts';
import section from './landing-section.module.css';
import styles from './offer.module.css';
import { RefundWords, Suitability } from './questions.tsx';
import { BuyLink } from './top.tsx';

export function LandingOffer() {
  const words = useWords('landing', LANDING_WORDS);
  return (
    <>
      <SessionSection words={words} />
      <WeeksSection words={words} />
      <LevelsSection words={words} />
      <LifeSection words={words} />
      <FoodAndSafety words={words} />
      <Suitability />
      <AboutYou words={words} />
      <PriceSection words={words} />
    </>
  );
}

interface LandingWordsProps {
  words: Readonly<Record<keyof typeof LANDING_WORDS, string>>;
}

const MOVE = SQUAT_MOVES.chair_squat;

const SESSION_PARTS = [
  {
    title: 'Warm up',
    minutes: WARM_UP_MINUTES,
    text: `${inWordsAtStart(WARM_UP_MOVE_COUNT)} gentle moves.`,
  },
  {
    title: 'Do the main part',
    minutes: FIRST_MAIN_MINUTES,
    text: 'A coach shows each move, and when to rest.',
  },
  {
    title: 'Cool down',
    minutes: COOL_DOWN_MINUTES,
    text: `${inWordsAtStart(COOL_DOWN_MOVE_COUNT)} stretches, and slow breaths.`,
  },
];

function SessionSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${styles.tint}`}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['session-title']}</h2>
        <p className={section.lead}>{words['session-lead']}</p>
        <div className={styles.session}>
          <ol className={styles.parts}>
            {SESSION_PARTS.map(({ title, minutes, text }) => (
              <li key={title}>
                <MinuteDial ticks={30} lit={minutes / 2} size="small" className={styles.dial}>
                  <span>
                    {minutes}
                    <span className="visually-hidden"> minutes</span>
                  </span>
                </MinuteDial>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <MiniPlayer />
        </div>
      </div>
    </section>
  );
}

function MiniPlayer() {
  return (
    <div className={styles.player} role="img" aria-label={`The player, showing ${MOVE.name} in its standard version`}>
      <div className={`${section.stage} ${styles.stage}`}>
        <CoachPicture name="chair_squat-standard" decorative />
      </div>
      <b aria-hidden="true">{MOVE.name}</b>
      <ul className={styles.levels} aria-hidden="true">
        <li>Easier</li>
        <li className={styles.chosen}>Standard</li>
        <li>Harder</li>
      </ul>
    </div>
  );
}

const WEEK_PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'march-standard',
  2: 'deadlift-standard',
  3: 'split_squat-standard',
  4: 'scene-celebration',
};

function WeeksSection({ words }: LandingWordsProps) {
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['weeks-title']}</h2>
        <p className={section.lead}>
          Then {SECOND_BLOCK.workoutCount} new ones, up to {SECOND_BLOCK.longest} minutes.
        </p>
        <div className={styles.weeks}>
          {WEEKS_OF_FIRST_BLOCK.map((week) => (
            <WeekCard key={week.week} {...week} text={words[`week-${week.week}`]} />
          ))}
        </div>
      </div>
    </section>
  );
}

function WeekCard({ week, name, workouts, text }: WeekFacts & { text: string }) {
  return (
    <article className={styles.week} aria-labelledby={`week-${week}-name`}>
      <div className={styles.head}>
        <div>
          <small>Week {week}</small>
          <h3 id={`week-${week}-name`}>{name}</h3>
          <p>{text}</p>
        </div>
        <div className={section.stage}>
          <CoachPicture name={WEEK_PICTURES[week]} decorative />
        </div>
      </div>
      <ul className={styles.list}>
        {workouts.map((workout) => (
          <WorkoutRow key={workout.id} {...workout} />
        ))}
      </ul>
    </article>
  );
}

function WorkoutRow({ id, shortTitle, durationMinutes }: WeekFacts['workouts'][number]) {
  const words = useWords(workoutPlaceId(`a${id}`), { shortTitle });
  return (
    <li>
      <MinutesBadge minutes={durationMinutes} />
      <b>{words.shortTitle}</b>
    </li>
  );
}

function LevelsSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${section.follows}`}>
      <div className={section.wrap}>
        <h2 className={section.title}>{words['levels-title']}</h2>
        <p className={section.lead}>{words['levels-lead']}</p>
        <div className={styles.levelList}>
          {MOVE_LEVELS.map((level) => {
            const { name } = versionOf(KNEELING_MOVES.push_up, level);
            return (
              <article key={level} className={styles.level} aria-labelledby={`level-${level}`}>
                <div className={`${section.stage} ${styles.levelStage}`}>
                  <CoachPicture name={`push_up-${level}`} decorative />
                </div>
                <div>
                  <small>{LEVEL_NAMES[level]}</small>
                  <h3 id={`level-${level}`}>{name}</h3>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

const ANSWERS = [
  { Icon: Baby, name: 'life-1' },
  { Icon: Calendar, name: 'life-2' },
  { Icon: Snowflake, name: 'life-3' },
  { Icon: CloudOff, name: 'life-4' },
] as const;

function LifeSection({ words }: LandingWordsProps) {
  return (
    <section className={`${section.section} ${styles.sun}`}>
      <div className={`${section.wrap} ${styles.grid}`}>
        <div>
          <h2 className={section.title}>{words['life-title']}</h2>
          <dl className={styles.life}>
            {ANSWERS.map(({ Icon, name }) => (
              <div key={name}>
                <dt>
                  <Icon size={24} aria-hidden="true" />
                  {words[`${name}-question`]}
                </dt>
                <dd>{words[`${name}-answer`]}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.art}>
          <CoachPicture name="scene-empty" decorative />
        </div>
      </div>
    </section>
  );
}

const PLATE_PARTS = [
  { part: 'greens', title: 'Half: veg and fruit' },
  { part: 'protein', title: 'Quarter: protein' },
  { part: 'carbs', title: 'Quarter: carbs' },
] as const;

const SAFETY = [
  'Ten short questions set a sensible starting level.',
  'Stop when something hurts, or you feel dizzy or faint. Chest pain, or trouble breathing at rest: call 999.',
];

function FoodAndSafety({ words }: LandingWordsProps) {
  return (
    <section className={section.section}>
      <div className={`${section.wrap} ${styles.topics}`}>
        <div>
          <h2 className={section.title}>{words['food-title']}</h2>
          <p className={section.lead}>{words['food-lead']}</p>
          <Plate />
        </div>
        <div>
          <h2 className={section.title}>Gentle where it should be</h2>
          <p className={section.lead}>No jumps as standard. Harder ones stay locked until a check of your own.</p>
          <ul className={`${section.ticks} ${styles.safety}`}>
            {SAFETY.map((text) => (
              <li key={text}>
                <ShieldCheck size={20} aria-hidden="true" />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Plate() {
  return (
    <div className={styles.row}>
      <PlatePicture />
      <PlateKey parts={PLATE_PARTS} />
    </div>
  );
}

/** Where the coach has written something about herself. */
function AboutYou({ words }: LandingWordsProps) {
  if (words['about-you'] === '') return null;
  return (
    <section className={section.section}>
      <div className={section.wrap}>
        <h2 className={section.title}>Your coach</h2>
        <div className={section.lead}>
          <WordsText text={words['about-you']} />
        </div>
      </div>
    </section>
  );
}

const INSIDE = ['inside-1', 'inside-2', 'inside-3', 'inside-4', 'inside-5', 'inside-6'] as const;

function PriceSection({ words }: LandingWordsProps) {
  return (
    <div className={`${section.wrap} ${styles.around}`}>
      <Panel className={styles.panel} aria-labelledby="price-title">
        <div>
          <h2 id="price-title">{words['price-title']}</h2>
          <p className={styles.price}>
            <b>
              <Price />
            </b>
            <span>
              one payment,
              <br />
              lifetime access
            </span>
          </p>
        </div>
        <div>
          <ul className={section.ticks}>
            {INSIDE.filter((name) => words[name] !== '').map((name) => (
              <li key={name}>
                <Check size={20} strokeWidth={3} aria-hidden="true" />
                <span>{words[name]}</span>
              </li>
            ))}
          </ul>
          <BuyLink className={styles.buy} />
          <Link href={SCREEN_PATHS.give} className={styles.give}>
            Give it as a gift
          </Link>
          <Link href={`${SCREEN_PATHS.subscribe}?code`} className={styles.give}>
            Have a code?
          </Link>
          <p className={styles.refund}>
            <RefundWords
              usual={`Changed your mind? All of it back within ${REFUND_WINDOW_DAYS} days.`}
              waived={`Access starts at once, at your wish: that ends the ${REFUND_WINDOW_DAYS} days for changing your mind.`}
            />
          </p>
        </div>
      </Panel>
    </div>
  );
}
