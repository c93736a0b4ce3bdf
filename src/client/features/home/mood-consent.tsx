import { moodSharing } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './mood-check-in.module.css';

/** Asked once, after the first mood: whether the mood of the day may go along with a finished workout (product §9). */
export function MoodConsent() {
  const [answer, save] = useStoredValue(moodSharing);
  if (answer !== undefined) return null;
  return (
    <fieldset aria-label="Save my mood with each workout" className={styles.consent}>
      <p>
        <b>Save your mood with each workout?</b> It goes to your account together with a workout you finish, and nowhere
        else. You can change this in Account Settings.
      </p>
      <div className={styles.answers}>
        <Button size="small" variant="outline" className={styles.answer} onClick={() => save('yes')}>
          Yes, save it
        </Button>
        <Button size="small" variant="outline" className={styles.answer} onClick={() => save('no')}>
          No, keep it here
        </Button>
      </div>
    </fieldset>
  );
}
