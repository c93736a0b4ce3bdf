import { forgetChosenLevels } from '#client/components/forget-chosen-levels.ts';
import { useImpactCheck } from '#client/components/use-impact-check.ts';
import { agree, hasAgreed } from '#client/member/health-agreement.ts';
import { useChange } from '#client/member/use-change.ts';
import { useCurrentBlock } from '#client/member/use-member.ts';
import { safetySettings } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { symptomTold, withoutResult } from '#domain/impact-check.ts';
import { impactAfter, isMoreCareful, type SafetyAnswers, safetyFlags } from '#domain/safety-answers.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION, type SafetyFlags } from '#domain/safety-flags.ts';

const FIRST_BLOCK = 1;

export function useSafetySettings(userId: string) {
  const [settings, saveSettings] = useStoredValue(safetySettings);
  const { data: block, isPending: isBlockLoading } = useCurrentBlock(userId);
  const { save } = useChange(userId);
  const { tell } = useImpactCheck();

  function keep(answers: SafetyAnswers | undefined): SafetyFlags {
    const flags = answers ? safetyFlags(answers) : CAREFUL_FLAGS;
    if (isMoreCareful(flags, settings)) forgetChosenLevels();
    saveSettings({ ...flags, block: block ?? settings?.block ?? FIRST_BLOCK, version: SAFETY_VERSION });
    const after = impactAfter(answers);
    if (after !== 'as-it-was') tell(after === 'symptom' ? symptomTold : withoutResult);
    if (!hasAgreed()) void save(agree());
    return flags;
  }

  return {
    settings,
    /** If the current block is unknown, the last answers hold. */
    isCurrent: settings?.version === SAFETY_VERSION && hasAgreed() && settings.block === (block ?? settings.block),
    isBlockLoading,
    keep,
    startAtStandard: () => {
      const kept = safetySettings.read();
      if (kept) saveSettings({ ...kept, startingLevel: 'standard' });
    },
  };
}
