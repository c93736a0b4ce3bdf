import { CalendarDays } from 'lucide-react';
import { useChange } from '#client/member/use-outbox.ts';
import { useDashboard } from '#client/member/use-shown.ts';
import { bodyRecord, notForMe } from '#client/parts/body/body-storage.ts';
import { useImpactCheck, useSafetyNow } from '#client/parts/body/safety-now.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { moveLoads, nutritionGates, nutritionNumbers, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import type { ImpactNext } from '#domain/body/impact-check.ts';
import { IMPACT_TASK_IDS } from '#domain/body/impact-tasks.ts';
import type { SafetySettings } from '#domain/body/safety-flags.ts';
import { isImpactLocked } from '#domain/session/move-level.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import { SavedSwitch, SettingsSection } from './settings-section.tsx';

export const ProgrammeSections = ({ userId }: { userId: string }) => (
  <>
    <WorkoutDaysSection />
    <RestPassesSection userId={userId} />
    <WeightsSection />
    <SafetySection />
    <NotForMeSection />
    <NutritionNumbersSection />
  </>
);

function WorkoutDaysSection() {
  return (
    <SettingsSection title="Workout days" hideTitle>
      <Rows>
        <ListRow
          lead={<IconTile icon={CalendarDays} />}
          title="Workout days and reminders"
          detail="Put them in your calendar, or get an email"
          href={SCREEN_PATHS.workoutDays}
        />
      </Rows>
    </SettingsSection>
  );
}

function RestPassesSection({ userId }: { userId: string }) {
  const dashboard = useDashboard(userId);
  const { save } = useChange(userId);
  return (
    <SettingsSection title="Your streak">
      <SavedSwitch
        label="Rest passes"
        hint="Miss a day? It doesn’t break your streak. Every fifth active day earns one."
        isOn={dashboard.data?.restPasses ?? true}
        disabled={!dashboard.data}
        save={(restPasses) => save({ kind: 'restPasses', body: { restPasses } })}
        failureTitle="Error saving settings"
      />
    </SettingsSection>
  );
}

function WeightsSection() {
  const [loads, save, forget] = useStoredValue(moveLoads);
  return (
    <SettingsSection title="Your weights">
      <SwitchRow
        label="Remember what I lift"
        hint="We ask once how heavy your bag and bottles are, and show you next time. It stays on this device."
        checked={loads !== 'off'}
        onChange={(event) => (event.target.checked ? forget() : save('off'))}
      />
    </SettingsSection>
  );
}

function SafetySection() {
  const settings = useSafetyNow();
  const [, , forget] = useStoredValue(safetySettings);
  const [, , forgetSigns] = useStoredValue(bodyRecord);
  const { isOpen } = useImpactCheck();
  function clear() {
    forget();
    forgetSigns();
    showToast({ title: 'Safety answers deleted', text: 'We’ll ask again before your next workout.' });
  }
  return (
    <SettingsSection title="Safety answers">
      <p>{settings ? inWords(settings, isOpen) : 'None on this device yet. We’ll ask before your next workout.'}</p>
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
    ...(pelvicSafe ? ['pelvic floor care'] : []),
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
      return `You’re on task ${next.number} of ${IMPACT_TASK_IDS.length} of your jump check.`;
    case 'wait':
      return `Your jump check was clear. One more question on ${longDate(next.askOn)}.`;
    case 'ask':
      return 'Your jump check was clear. One more question is waiting.';
    case 'open':
      return next.offersCheck
        ? 'Your jump check was clear. It’s been a while since you jumped, so do it again if you like.'
        : 'Your jump check was clear.';
    case 'notYet':
    case 'askedAgain':
      return `You told us something wasn’t right. You can do the jump check from ${longDate(next.againOn)}.`;
    default:
      return 'Jumps and jogging open after a quick check.';
  }
}

function NotForMeSection() {
  const [limits] = useStoredValue(notForMe);
  const told = limits.map((limit) => LIMIT_WORDS[limit].label).join(' · ');
  return (
    <SettingsSection title="Not for me">
      <p>{told || 'Kneeling, jumps, noise? Tell us what to skip. We’ll swap it.'}</p>
      <ButtonLink href={SCREEN_PATHS.notForMe} variant="outline">
        {told ? 'Change' : 'Choose'}
        <span className="visually-hidden"> what to skip</span>
      </ButtonLink>
    </SettingsSection>
  );
}

export function NutritionNumbersSection() {
  const [answer] = useStoredValue(nutritionGates);
  const [numbers, choose] = useStoredValue(nutritionNumbers);
  const isAsked = answer !== undefined;
  return (
    <SettingsSection title="Nutrition guide">
      <SwitchRow
        label="Hide numbers in the nutrition guide"
        hint={isAsked ? 'The meals and the plate work without them.' : 'We’ll ask you one question before we show any.'}
        checked={!isAsked || numbers !== 'with'}
        disabled={!isAsked}
        onChange={(event) => choose(event.target.checked ? 'without' : 'with')}
      />
    </SettingsSection>
  );
}
