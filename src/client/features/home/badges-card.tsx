import { Award } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#client/components/member.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { type WorkoutBadge, workoutBadges } from '#domain/workout-badges.ts';
import { WEEK_NAMES } from '#programme/week-names.ts';
import styles from './badges-card.module.css';

const SHOWN = 4;

export function BadgesCard({
  member: { dashboard, overview },
  className,
}: {
  member: Member;
  className?: string | undefined;
}) {
  const [all, setAll] = useState(false);
  const { totalWorkouts, blocksCompleted } = dashboard.stats;
  const { completed, block, hasComeBack } = overview;
  const { shortWorkouts } = dashboard;
  const badges = workoutBadges({ totalWorkouts, shortWorkouts, blocksCompleted, completed, block, hasComeBack });
  const shown = badges.reverse().slice(0, all ? undefined : SHOWN);
  return (
    <Card className={className} aria-labelledby="badges-title">
      <h2 id="badges-title" className={styles.title}>
        Your badges
      </h2>
      {badges.length === 0 && <p className={styles.empty}>Badges will appear here as you go. Nothing to chase.</p>}
      <ul className={styles.badges}>
        {shown.map((badge) => {
          const { name, text } = wordsOf(badge);
          return (
            <li key={name}>
              <span className={styles.disc}>
                <Award size={20} aria-hidden="true" />
              </span>
              <span>
                <b>{name}</b>
                {text !== undefined && <span className={styles.text}>{text}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      {badges.length > SHOWN && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${badges.length}`}
        </TextButton>
      )}
    </Card>
  );
}

const WORDS = {
  first: { name: 'First one done', text: 'You finished your first workout.' },
  short: { name: 'Ten minutes counts', text: 'You finished a short version.' },
  five: { name: 'Five workouts finished', text: undefined },
  halfway: { name: 'Half way', text: 'Six of twelve.' },
  back: { name: 'Welcome back', text: 'Your first workout after a break.' },
};

function wordsOf(badge: WorkoutBadge): { name: string; text: string | undefined } {
  if (badge.kind === 'week') return { name: WEEK_NAMES[badge.week].celebratedName, text: 'Three workouts, one week.' };
  if (badge.kind === 'block') return { name: `Block ${badge.block} complete`, text: 'All 12 workouts.' };
  return WORDS[badge.kind];
}
