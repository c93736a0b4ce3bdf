import { CheckedBy } from '#client/parts/body/checked-by.tsx';
import type { Site } from '#contract/site.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';

/** A check made before the questions changed no longer counts. */
export function ClinicianLine({ site }: { site: Site | undefined }) {
  const clinician = site?.clinician;
  if (!clinician || clinician.version !== SAFETY_RULES_VERSION) {
    return (
      <p>
        <b>No clinician has checked these questions and rules.</b> They were put together from what stands under “Where
        the safety rules come from”.
      </p>
    );
  }
  return (
    <p>
      <CheckedBy {...clinician} />
    </p>
  );
}
