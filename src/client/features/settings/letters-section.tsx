import { useQuery, useQueryClient } from '@tanstack/react-query';
import { chooseLetters, ownLettersQuery } from '#client/parts/account/newsletter-calls.ts';
import { NEWSLETTER_TEXT, NEWSLETTER_WORDING } from '#domain/emails/newsletter.ts';
import { SavedSwitch, type SwitchOutcome } from './saved-switch.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The answer is stored with the version of these words. */
export function LettersSection() {
  const queries = useQueryClient();
  const letters = useQuery({ ...ownLettersQuery(), staleTime: 0 });

  async function save(isOn: boolean): Promise<SwitchOutcome> {
    try {
      const said = await chooseLetters({ answer: isOn ? 'yes' : 'no', wording: NEWSLETTER_WORDING });
      queries.setQueryData(ownLettersQuery().queryKey, said);
      return { kind: 'sent', answer: said };
    } catch (error) {
      return { kind: 'rejected', error: error as Error };
    }
  }

  return (
    <SettingsSection title="Letters">
      <SavedSwitch
        label="Letters from the coach"
        hint={NEWSLETTER_TEXT}
        isOn={letters.data?.choice?.answer === 'yes'}
        disabled={!letters.data}
        save={save}
        failureTitle="Error saving settings"
      />
    </SettingsSection>
  );
}
