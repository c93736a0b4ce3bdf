import { CoachForAMoment } from '#client/components/coach-for-a-moment.tsx';
import { addressAfterSignIn } from '#client/platform/after-sign-in.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Panel } from '#client/ui/card.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { SCENES } from '#programme/poses/scenes.ts';
import styles from './premium-panel.module.css';

export function PremiumPanel() {
  return (
    <Panel className={styles.panel} aria-labelledby="premium-title">
      <div className={styles.words}>
        <h1 id="premium-title">Premium Access</h1>
        <p>Everything is open: both blocks, the nutrition guide and your progress.</p>
      </div>
      <div className={styles.dial}>
        <MinuteDial lit={30} tone="panel">
          <span className={styles.disc}>
            <CoachForAMoment clip={SCENES.celebration.clip} viewBox="66 -6 188 188" />
          </span>
        </MinuteDial>
      </div>
      <ButtonLink href={addressAfterSignIn()} variant="coral" size="large" className={styles.launch}>
        Launch Fit in 30 App
      </ButtonLink>
    </Panel>
  );
}
