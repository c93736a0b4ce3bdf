import { useEffect, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import type { Change } from '#client/member/outbox.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { useCurrentBlock } from '#client/member/use-shown.ts';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { forgetChosenLevels } from '#client/parts/session/forget-chosen-levels.ts';
import { readSite } from '#client/parts/site/use-site.ts';
import { healthAgreement, safetySettings } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import {
  disclaimerVersion,
  HEALTH_DISCLAIMER_VERSION,
  type HealthDisclaimerVersion,
  isOfShippedDisclaimer,
} from '#domain/body/health-disclaimer.ts';
import { symptomTold, withoutResult } from '#domain/body/impact-check.ts';
import { impactAfter, isMoreCareful, type SafetyAnswers, safetyFlags } from '#domain/body/safety-answers.ts';
import { CAREFUL_FLAGS, SAFETY_VERSION, type SafetyFlags } from '#domain/body/safety-flags.ts';

const FIRST_BLOCK = 1;

export function useSafetySettings(userId: string) {
  const { data: block, isPending: isBlockLoading } = useCurrentBlock(userId);
  const { save } = useChange(userId);
  const { isLoading, ...answers } = useKeptAnswers(block, (agreement) => void save(agreement));
  return { ...answers, isLoading: isBlockLoading || isLoading };
}

/** Without an account: for as long as what the member tries is kept. */
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

/** To the version that is shown; where that is not known, to any change of the one that is shipped. */
function hasAgreed(shown: HealthDisclaimerVersion | undefined): boolean {
  const agreed = healthAgreement.read()?.version;
  if (agreed === undefined) return false;
  return shown === undefined ? isOfShippedDisclaimer(agreed) : agreed === shown;
}

function agree(shown: HealthDisclaimerVersion = HEALTH_DISCLAIMER_VERSION): Change {
  const agreedAt = now();
  healthAgreement.write({ version: shown, agreedAt });
  return { kind: 'healthAgreement', body: { disclaimerVersion: shown, agreedAt } };
}

interface ShownDisclaimer {
  /** Undefined where the server could not be asked. */
  version?: HealthDisclaimerVersion;
  isLoading: boolean;
}

/** Which version of the health disclaimer is shown now: the coach may have changed it. */
function useDisclaimerVersion(): ShownDisclaimer {
  const [shown, setShown] = useState<ShownDisclaimer>({ isLoading: true });
  useEffect(() => {
    let isWanted = true;
    readSite().then(
      ({ words }) => {
        const changes = Number.parseInt(words?.health ?? '0', 10);
        if (isWanted) setShown({ version: disclaimerVersion(changes), isLoading: false });
      },
      () => isWanted && setShown({ isLoading: false }),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return shown;
}
