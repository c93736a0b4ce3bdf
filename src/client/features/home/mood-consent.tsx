import type { Member } from '#client/parts/progress/member.ts';
import { moodHistory, moodSharing } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import styles from './mood-consent.module.css';

/** Asked once (product §9), after the first mood and the first finished workout. */
export function MoodConsent({ member }: { member: Member }) {
  const [answer, save] = useStoredValue(moodSharing);
  const [history] = useStoredValue(moodHistory);
  if (answer !== undefined || history.length === 0 || member.dashboard.stats.totalWorkouts === 0) return null;
  return (
    <Card aria-labelledby="mood-consent-title">
      <h2 id="mood-consent-title" className={styles.title}>
        Save your mood with each workout?
      </h2>
      <p className={styles.text}>
        It goes to your account with each workout you finish, and nowhere else. You can change this in Account Settings.
      </p>
      <div className={styles.answers}>
        <Button size="small" variant="outline" className={styles.answer} onClick={() => save('yes')}>
          Yes, save it
        </Button>
        <Button size="small" variant="outline" className={styles.answer} onClick={() => save('no')}>
          No, keep it here
        </Button>
      </div>
    </Card>
  );
}
