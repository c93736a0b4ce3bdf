import {
  Baby,
  Calendar,
  Check,
  CloudOff,
  Hand,
  HandHeart,
  ListChecks,
  type LucideIcon,
  Phone,
  Snowflake,
  Timer,
} from 'lucide-react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { Price } from '#client/parts/purchases/shown-price.tsx';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { shownProgramme } from '#client/parts/words/shown-programme.ts';
import { useWords } from '#client/parts/words/use-words.ts';
import { Panel } from '#client/ui/card.tsx';
import { WEEKS, type Week } from '#domain/plan/block.ts';
import { REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import type { ClipName } from '#programme/clips/clip-name.ts';
import { KNEELING_MOVES } from '#programme/moves/kneeling.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { versionOf } from '#programme/moves/move-version.ts';
import { LANDING_WORDS, WEEKS_LEAD } from '#programme/words/landing-words.ts';
import { WEEK_NAMES } from '#programme/workouts/week-names.ts';
import { summariesOfWeek } from '#programme/workouts/workout-summaries.ts';
import section from './landing-section.module.css';
import { LedBy } from './led-by.tsx';
import levels from './levels.module.css';
import styles from './offer.module.css';
import { OwnPhotos } from './own-photos.tsx';
import { RefundWords, Suitability } from './questions.tsx';
import { BuyLink } from './top.tsx';

interface LandingWordsProps {
  words: Readonly<Record<keyof typeof LANDING_WORDS, string>>;
}

const LIFE: readonly [LucideIcon, 1 | 2 | 3 | 4 | 5 | 6][] = [
  [Baby, 1],
  [Timer, 2],
  [Snowflake, 3],
  [Calendar, 4],
  [CloudOff, 5],
  [HandHeart, 6],
];

export function Life() {
  const words = useWords('landing', LANDING_WORDS);
  return (
    <section className={styles.sun}>
      <div className={`${section.wrap} ${styles.lifeGrid}`}>
        <div className={styles.lifeHead}>
          <h2 className={section.title}>{words['life-title']}</h2>
          <div className={styles.mother}>
            <CoachPicture name="scene-baby" decorative />
          </div>
        </div>
        <dl className={styles.life}>
          {LIFE.map(([Icon, number]) => (
            <div key={number}>
              <dt>
                <Icon size={24} aria-hidden="true" />
                {words[`life-${number}-question`]}
              </dt>
              <dd>{words[`life-${number}-answer`]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function LandingOffer() {
  const words = useWords('landing', LANDING_WORDS);
  return (
    <>
      <Phones words={words} />
      <LedBy />
      <OwnPhotos />
      <Levels words={words} />
      <Weeks words={words} />
      <Safety />
      <Suitability />
      <PriceSection words={words} />
    </>
  );
}

const PHONES = [
  { file: 'today', place: 'phone-1', shows: 'Home: today’s workout and one button' },
  { file: 'week', place: 'phone-2', shows: 'The week: its three workouts' },
  { file: 'win', place: 'phone-3', shows: 'The win after a workout' },
] as const;

function Phones({ words }: LandingWordsProps) {
  return (
    <section className={section.section} aria-label="The app">
      <div className={section.wrap}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
        <ul className={`${section.strip} ${styles.phones}`} tabIndex={0} aria-label="The app on a phone">
          {PHONES.map(({ file, place, shows }) => (
            <li key={file}>
              <figure>
                <img src={`/films/${file}.webp`} alt={shows} width={546} height={924} loading="lazy" decoding="async" />
                <figcaption>{words[place]}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const MOVE = KNEELING_MOVES.push_up;
const LEVEL_PICTURES = {
  easier: 'push_up-easier',
  standard: 'push_up-standard',
  harder: 'push_up-harder',
} as const satisfies Record<(typeof MOVE_LEVELS)[number], ClipName>;

/** One of three panes, by the style of what is chosen alone: no script is needed. */
function Levels({ words }: LandingWordsProps) {
  return (
    <section className={`${section.wrap} ${section.after} ${levels.levels}`}>
      <div>
        <h2 className={section.title}>{words['levels-title']}</h2>
        <p className={section.lead}>{words['levels-lead']}</p>
      </div>
      <fieldset className={levels.level}>
        <legend className="visually-hidden">Version of a move</legend>
        {MOVE_LEVELS.map((level, index) => (
          <input
            key={level}
            type="radio"
            name="level"
            id={`level-${level}`}
            defaultChecked={index === 0}
            className="visually-hidden"
          />
        ))}
        {MOVE_LEVELS.map((level) => (
          <div key={level} className={levels.pane}>
            <CoachPicture name={LEVEL_PICTURES[level]} decorative />
            <small>{LEVEL_NAMES[level]}</small>
            <b>{versionOf(MOVE, level).name}</b>
          </div>
        ))}
        <div className={levels.choices}>
          {MOVE_LEVELS.map((level) => (
            <label key={level} htmlFor={`level-${level}`}>
              {LEVEL_NAMES[level]}
            </label>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

const WEEK_PICTURES: Readonly<Record<Week, ClipName>> = {
  1: 'march-standard',
  2: 'deadlift-standard',
  3: 'split_squat-standard',
  4: 'scene-celebration',
};

function Weeks({ words }: LandingWordsProps) {
  return (
    <section className={`${section.wrap} ${section.after}`}>
      <h2 className={section.title}>{words['weeks-title']}</h2>
      <p className={section.lead}>{WEEKS_LEAD}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys */}
      <ul className={`${section.strip} ${styles.weeks}`} tabIndex={0} aria-label="The weeks">
        {WEEKS.map((week) => (
          <li key={week}>
            <div className={section.stage}>
              <CoachPicture name={WEEK_PICTURES[week]} decorative />
            </div>
            <small>Week {week}</small>
            <h3>{WEEK_NAMES[week].name}</h3>
            <p>{words[`week-${week}`]}</p>
            <p>{minutesText(week)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function minutesText(week: Week): string {
  const minutes = summariesOfWeek('a', week, shownProgramme()).map(({ durationMinutes }) => durationMinutes);
  return `${Math.min(...minutes)}–${Math.max(...minutes)} min`;
}

const SAFETY: readonly [LucideIcon, string][] = [
  [ListChecks, '10 short questions set your starting level.'],
  [Hand, 'Stop if anything hurts, or you feel dizzy or faint.'],
  [Phone, 'Chest pain, or trouble breathing at rest? Call 999.'],
];

function Safety() {
  return (
    <section className={`${section.wrap} ${section.after} ${styles.safety}`}>
      <div>
        <h2 className={section.title}>Gentle where it should be</h2>
        <p className={section.lead}>Jumps stay locked until you’ve done a quick check.</p>
      </div>
      <ul className={section.ticks}>
        {SAFETY.map(([Icon, text]) => (
          <li key={text}>
            <Icon size={22} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const INSIDE = ['inside-1', 'inside-2', 'inside-3', 'inside-4', 'inside-5', 'inside-6'] as const;

function PriceSection({ words }: LandingWordsProps) {
  return (
    <div className={`${section.wrap} ${section.after}`}>
      <Panel className={styles.panel} aria-labelledby="price-title">
        <div>
          <h2 id="price-title" className={section.title}>
            {words['price-title']}
          </h2>
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
          <div className={styles.arch}>
            <CoachPicture name="scene-wave" decorative />
          </div>
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
          <p className={styles.refund}>
            <RefundWords
              usual={`Changed your mind? Get it all back within ${REFUND_WINDOW_DAYS} days.`}
              waived={`You ask us to start straight away. Your ${REFUND_WINDOW_DAYS} days to change your mind end when you pay. Your other rights stay.`}
            />
          </p>
          <p className={styles.ways}>
            <Link href={SCREEN_PATHS.give}>Give it as a gift</Link>
            <Link href={`${SCREEN_PATHS.subscribe}?code`}>Have a code?</Link>
          </p>
        </div>
      </Panel>
    </div>
  );
}
