import type { PlacedSegment } from './session-timeline.ts';

/** Whether a segment belongs to the last of several rounds of its circuit. */
export const isLastRoundOfCircuit = ({ step, place }: PlacedSegment): boolean =>
  step === 1 && place.rounds > 1 && place.round === place.rounds;

/**
 * Whether a segment belongs to the last round of the session: only there is "Last round" true without the name of a
 * circuit, for the eye as for the ear.
 */
export function isLastRound(segment: PlacedSegment, segments: readonly PlacedSegment[]): boolean {
  const last = segments.findLast(({ step }) => step === 1);
  return isLastRoundOfCircuit(segment) && segment.place.circuit === last?.place.circuit;
}
