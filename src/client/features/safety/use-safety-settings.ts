import { useQuery } from '@tanstack/react-query';
import { currentBlockQuery } from '#client/api/dashboard.ts';
import { hasAgreed, keepHealthAgreement } from '#client/api/health-agreement.ts';
import { exerciseLevels, safetySettings } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';
import { CAREFUL_FLAGS, type SafetyAnswers, type SafetyFlags, safetyFlags } from '#domain/safety-answers.ts';

/** A device that has never heard of a block is in the first. */
const FIRST_BLOCK = 1;

/** What the safety questions came to on this device, and how to answer them. */
export function useSafetySettings(userId: string) {
  const [settings, saveSettings] = useStoredValue(safetySettings);
  const { data: block, isPending: isBlockLoading } = useQuery(currentBlockQuery(userId));

  function keep(answers: SafetyAnswers | undefined): SafetyFlags {
    const flags = answers ? safetyFlags(answers) : CAREFUL_FLAGS;
    // Levels that she chose while she was stronger are no wish of today.
    if (flags.startingLevel === 'easier' && settings?.startingLevel !== 'easier') exerciseLevels.clear();
    saveSettings({ ...flags, block: block ?? settings?.block ?? FIRST_BLOCK });
    if (!hasAgreed()) keepHealthAgreement(userId);
    return flags;
  }

  return {
    settings,
    /** Answered in this block, with today's disclaimer; where the block is not known, the last answers hold. */
    isCurrent: settings !== undefined && hasAgreed() && settings.block === (block ?? settings.block),
    isBlockLoading,
    keep,
  };
}
