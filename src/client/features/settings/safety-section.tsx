import { bodyRecord } from '#client/parts/body/body-storage.ts';
import { useSafetyNow } from '#client/parts/body/safety-now.ts';
import { useImpactCheck } from '#client/parts/body/use-impact-check.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { ImpactNext } from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { SettingsSection } from './settings-section.tsx';

export function SafetySection() {
  const settings = useSafetyNow();
  const [, , forget] = useStoredValue(safetySettings);
  const [, , forgetSigns] = useStoredValue(bodyRecord);
  const { isOpen } = useImpactCheck();
  function clear() {
    forget();
    forgetSigns();
    showToast({ title: 'Safety answers deleted', text: 'We ask again before your next workout.' });
  }
  return (
    <SettingsSection title="Safety answers">
      <p>{settings ? inWords(settings, isOpen) : 'Not answered on this device. We ask before your next workout.'}</p>
      <ButtonLink href={SCREEN_PATHS.safetyAnswers} variant="outline">
        {settings ? 'Answer again' : 'Answer now'}
      </ButtonLink>
      {settings && (
        <Button variant="danger" onClick={clear}>
          Delete my safety answers
        </Button>
      )}
      <ImpactRow />
    </SettingsSection>
  );
}

function inWords(settings: SafetySettings, isImpactOpen: boolean): string {
  const { startingLevel, pelvicSafe, girdle, hold } = settings;
  const parts = [
    `${startingLevel === 'easier' ? 'Easier' : 'Standard'} to start with`,
    `jumps ${isImpactLocked(settings, isImpactOpen) ? 'locked' : 'open'}`,
    ...(pelvicSafe ? ['pelvic-safe mode'] : []),
    ...(girdle ? ['moves changed for your pelvis'] : []),
    ...(hold ? ['and a page to read before each workout'] : []),
  ];
  return `On this device: ${parts.join(', ')}.`;
}

function ImpactRow() {
  const { next } = useImpactCheck();
  return (
    <>
      <p>{standing(next)}</p>
      <ButtonLink href={SCREEN_PATHS.impactCheck} variant="outline">
        Ready for jumps and jogging?
      </ButtonLink>
    </>
  );
}

function standing(next: ImpactNext): string {
  switch (next.step) {
    case 'task':
      return `Your check for jumps is at task ${next.number} of ${IMPACT_TASK_IDS.length}.`;
    case 'wait':
      return `Your check for jumps was all clear. One more question from ${longDate(next.askOn)}.`;
    case 'ask':
      return 'Your check for jumps was all clear. One more question is waiting.';
    case 'open':
      return next.offersCheck
        ? 'Your check for jumps was clear. It is a while since you last jumped; you may do it again.'
        : 'Your check for jumps was clear.';
    case 'notYet':
    case 'askedAgain':
      return `You told us of a sign. You can do the check for jumps from ${longDate(next.againOn)}.`;
    default:
      return 'Jumps and jogging open after a short check of your own.';
  }
}
