import { OutsideLink } from '#client/components/reading-page.tsx';
import type { Site } from '#contract/site.ts';
import { SAFETY_SOURCES } from '#programme/safety-sources.ts';
import { ClinicianLine } from './clinician-line.tsx';

export function SafetySources({ site }: { site: Site | undefined }) {
  return (
    <>
      <ClinicianLine site={site} />
      <ul>
        {SAFETY_SOURCES.map(({ name, url, takenFrom }) => (
          <li key={name}>
            {url ? <OutsideLink href={url}>{name}</OutsideLink> : name}: {takenFrom}.
          </li>
        ))}
      </ul>
      <p>
        Ours, without a source: asking everybody about bleeding, and first; waiting as long as after a caesarean where
        it was not said; the check before jumps for everybody; what counts as load or bracing, move by move; and which
        moves stand in where a pelvis hurts.
      </p>
    </>
  );
}
