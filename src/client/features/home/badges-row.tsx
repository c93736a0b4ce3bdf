import { BadgeScene } from '#client/parts/progress/badge-scene.tsx';
import { badgeFactsOf, type Member } from '#client/parts/progress/member.ts';
import { Card } from '#client/ui/card.tsx';
import { badgeKey, comingBadges, workoutBadges } from '#domain/progress/workout-badges.ts';
import { badgeWords } from '#programme/words/badge-words.ts';
import styles from './badges-row.module.css';

const SHOWN = 2;

/** The newest by name, or the first one to come. */
export function BadgesRow({ member }: { member: Member }) {
  const facts = badgeFactsOf(member);
  const badges = workoutBadges(facts).slice(-SHOWN);
  const [first] = comingBadges(facts);
  const shown = badges.length === 0 && first ? [first.badge] : badges;
  return (
    <Card className={styles.card} aria-labelledby="badges-title">
      <h2 id="badges-title" className={styles.title}>
        {badges.length === 0 ? 'Next badge' : 'Your badges'}
      </h2>
      <ul className={styles.row} aria-labelledby="badges-title">
        {shown.map((badge) => (
          <li key={badgeKey(badge)}>
            <BadgeScene badge={badge} isOutline={badges.length === 0} />
            <b>{badgeWords(badge).name}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
