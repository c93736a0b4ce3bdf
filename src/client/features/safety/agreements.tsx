import { OutsideLink } from '#client/components/reading-page.tsx';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { Problem } from './problem.tsx';
import type { DraftProps } from './question-list.tsx';
import styles from './safety.module.css';

export function Agreements({ draft, problems, mustAgree, onChange }: DraftProps & { mustAgree: boolean }) {
  return (
    <div className={styles.agreements}>
      <CheckRow
        small
        label="I agree that the app uses my answers about my health to set my starting level. I can change or delete them in Settings."
        checked={draft.consents}
        aria-invalid={problems.consents ? true : undefined}
        aria-describedby={problems.consents && 'consents-problem'}
        onChange={(event) => onChange({ ...draft, consents: event.target.checked })}
      />
      <Problem id="consents-problem" text={problems.consents} />
      {mustAgree && (
        <>
          <CheckRow
            small
            label="I have read the Health disclaimer. I am 18 or over."
            checked={draft.agrees}
            aria-invalid={problems.agrees ? true : undefined}
            aria-describedby={problems.agrees && 'agrees-problem'}
            onChange={(event) => onChange({ ...draft, agrees: event.target.checked })}
          />
          <p className={styles.read}>
            <OutsideLink href={SCREEN_PATHS.health}>Read the Health disclaimer</OutsideLink>
          </p>
          <Problem id="agrees-problem" text={problems.agrees} />
        </>
      )}
    </div>
  );
}
