import { courseChecks, notForMe } from '#client/parts/body/body-storage.ts';
import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { PageFrame } from '#client/parts/site/page-frame.tsx';
import { SCREEN_PATHS, settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { TextLink } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { LASTING_LIMITS, type LastingLimit } from '#domain/body/lasting-limit.ts';
import { checkOf } from '#domain/courses/course-check.ts';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import { BABY_IN_ARMS } from '#programme/courses/course-summaries.ts';
import { CHECKED_EXCEPTIONS } from '#programme/words/checked-exceptions.ts';
import styles from './not-for-me.module.css';

const OF_THE_MOVES: readonly LastingLimit[] = ['kneeling', 'lying', 'jumps', 'wrists', 'overhead'];

/** On means skipped in the first, and true in the second. */
const GROUPS = [
  { title: 'Skip', limits: OF_THE_MOVES },
  { title: 'True for me', limits: LASTING_LIMITS.filter((limit) => !OF_THE_MOVES.includes(limit)) },
];

export function NotForMeScreen() {
  const [settings] = useStoredValue(safetySettings);
  const [told, save, forget] = useStoredValue(notForMe);
  const [checks] = useStoredValue(courseChecks);
  const isBabySessionOn = checkOf(BABY_IN_ARMS, checks) !== undefined;
  const hintOf = (limit: LastingLimit) =>
    limit === 'one-arm' && isBabySessionOn
      ? `${LIMIT_WORDS[limit].hint} ${CHECKED_EXCEPTIONS.babySession}`
      : LIMIT_WORDS[limit].hint;

  function tell(limit: LastingLimit, isExcluded: boolean) {
    const next = LASTING_LIMITS.filter((other) => (other === limit ? isExcluded : told.includes(other)));
    if (next.length > 0) save(next);
    else forget();
  }

  return (
    <PageFrame title="Not for me" backHref={settingsGroupPath('programme')} backLabel="Back to Settings">
      <main className={styles.page}>
        <p className={styles.lead}>
          Tell us what to skip, for now or for good. We’ll swap in a move that trains the same, and show you which.
        </p>
        <Card>
          {GROUPS.map(({ title, limits }) => (
            <fieldset key={title} className={styles.limits}>
              <legend>{title}</legend>
              {limits.map((limit) => {
                const isAnswered = limit === 'girdle' && settings?.girdle === true;
                return (
                  <SwitchRow
                    key={limit}
                    label={LIMIT_WORDS[limit].label}
                    hint={isAnswered ? 'On, because of your safety answers.' : hintOf(limit)}
                    checked={isAnswered || told.includes(limit)}
                    disabled={isAnswered}
                    onChange={(event) => tell(limit, event.target.checked)}
                  />
                );
              })}
            </fieldset>
          ))}
          <ExplanationRow ids={['pelvic-girdle-pain']} />
        </Card>
        <p className={styles.lead}>It stays on this device. We forget it when you sign out.</p>
        <TextLink href={SCREEN_PATHS.safetyAnswers} className={styles.answers}>
          Safety answers
        </TextLink>
      </main>
    </PageFrame>
  );
}
