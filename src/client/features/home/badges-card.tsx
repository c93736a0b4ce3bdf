import { useState } from 'react';
import { BadgeScene } from '#client/parts/progress/badge-scene.tsx';
import { badgeFactsOf, type Member } from '#client/parts/progress/member.ts';
import { TextButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import {
  badgeKey,
  type ComingBadge,
  comingBadges,
  type WorkoutBadge,
  workoutBadges,
} from '#domain/progress/workout-badges.ts';
import { badgeWords, missingWords } from '#programme/words/badge-words.ts';
import styles from './badges-card.module.css';

const SHOWN = 4;

export function BadgesCard({ member, className }: { member: Member; className?: string | undefined }) {
  const [all, setAll] = useState(false);
  const facts = badgeFactsOf(member);
  const badges = workoutBadges(facts);
  const coming = comingBadges(facts);
  const shown = badges.reverse().slice(0, all ? undefined : SHOWN);
  return (
    <Card className={className} aria-labelledby="badges-title">
      <h2 id="badges-title" className={styles.title}>
        Your badges
      </h2>
      {badges.length === 0 && <p className={styles.empty}>Badges will appear here as you go. Nothing to chase.</p>}
      <ul className={styles.badges} aria-labelledby="badges-title">
        {shown.map((badge) => (
          <Badge key={badgeKey(badge)} badge={badge} text={badgeWords(badge).text} />
        ))}
      </ul>
      {badges.length > SHOWN && (
        <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${badges.length}`}
        </TextButton>
      )}
      {coming.length > 0 && <ComingBadges coming={coming} />}
    </Card>
  );
}

function ComingBadges({ coming }: { coming: readonly ComingBadge[] }) {
  return (
    <>
      <h3 id="badges-next" className={styles.next}>
        Next
      </h3>
      <ul className={styles.badges} aria-labelledby="badges-next">
        {coming.map((next) => (
          <Badge key={badgeKey(next.badge)} badge={next.badge} text={missingWords(next)} isOutline />
        ))}
      </ul>
    </>
  );
}

function Badge({ badge, text, isOutline = false }: { badge: WorkoutBadge; text: string; isOutline?: boolean }) {
  return (
    <li>
      <BadgeScene badge={badge} isOutline={isOutline} />
      <span>
        <b>{badgeWords(badge).name}</b>
        <span className={styles.text}>{text}</span>
      </span>
    </li>
  );
}
