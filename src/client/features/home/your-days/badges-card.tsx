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

/** All of them, and what comes next. */
export function BadgesCard({ member }: { member: Member }) {
  const [all, setAll] = useState(false);
  const facts = badgeFactsOf(member);
  const badges = workoutBadges(facts);
  const coming = comingBadges(facts);
  const shown = badges.reverse().slice(0, all ? undefined : SHOWN);
  return (
    <Card aria-labelledby="all-badges-title">
      <h3 id="all-badges-title" className={styles.title}>
        All your badges
      </h3>
      {badges.length === 0 && <p className={styles.empty}>They’ll show here as you go. Nothing to chase.</p>}
      <ul className={styles.badges} aria-labelledby="all-badges-title">
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
      <h4 id="badges-next" className={styles.next}>
        Next
      </h4>
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
