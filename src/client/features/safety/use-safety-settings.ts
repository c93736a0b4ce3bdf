import { useChange } from '#client/member/use-change.ts';
import { useCurrentBlock } from '#client/member/use-member.ts';
import { useImpactCheck } from '#client/parts/body/use-impact-check.ts';
import { forgetChosenLevels } from '#client/parts/session/forget-chosen-levels.ts';
import { safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { symptomTold, withoutResult } from '#domain/body/impact-check.ts';
import { impactAfter, isMoreCareful, type SafetyAnswers, safetyFlags } from '#domain/body/safety-answers.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION, type SafetyFlags } from '#domain/body/safety-flags.ts';
import { agree, hasAgreed } from './health-agreement.ts';
import { useDisclaimerVersion } from './use-disclaimer-version.ts';

const FIRST_BLOCK = 1;

export function useSafetySettings(userId: string) {
  const { data: block, isPending: isBlockLoading } = useCurrentBlock(userId);
  const { save } = useChange(userId);
  const { isLoading, ...answers } = useKeptAnswers(block, (agreement) => void save(agreement));
  return { ...answers, isLoading: isBlockLoading || isLoading };
}

/** Without an account: for as long as what she tries is kept. */
export function useVisitorSafety() {
  return useKeptAnswers(FIRST_BLOCK, () => undefined);
}

function useKeptAnswers(block: number | undefined, onAgree: (agreement: ReturnType<typeof agree>) => void) {
  const [settings, saveSettings] = useStoredValue(safetySettings);
  const { tell } = useImpactCheck();
  const { version: disclaimer, isLoading } = useDisclaimerVersion();

  function keep(answers: SafetyAnswers | undefined): SafetyFlags {
    const flags = answers ? safetyFlags(answers) : CAREFUL_FLAGS;
    if (isMoreCareful(flags, settings)) forgetChosenLevels();
    saveSettings({ ...flags, block: block ?? settings?.block ?? FIRST_BLOCK, version: SAFETY_VERSION });
    const after = impactAfter(answers);
    if (after !== 'as-it-was') tell(after === 'symptom' ? symptomTold : withoutResult);
    if (!hasAgreed(disclaimer)) onAgree(agree(disclaimer));
    return flags;
  }

  return {
    settings,
    /** If the current block is unknown, the last answers hold. */
    isCurrent:
      settings?.version === SAFETY_VERSION && hasAgreed(disclaimer) && settings.block === (block ?? settings.block),
    isLoading,
    mustAgree: () => !hasAgreed(disclaimer),
    keep,
    startAtStandard: () => {
      const kept = safetySettings.read();
      if (kept) saveSettings({ ...kept, startingLevel: 'standard' });
    },
  };
}
