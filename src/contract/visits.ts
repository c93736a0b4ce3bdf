import { z } from 'zod';
import { TRY_STEPS, VISIT_STEPS } from '#domain/visits/visit-steps.ts';

/** Tells that a free try began or ended. It holds nothing else: who it was is not wanted. */
export const TryStepSchema = z.object({ step: z.enum(TRY_STEPS) });
export type TryStepInput = z.infer<typeof TryStepSchema>;

/** How often a step was taken in the last thirty days, and in the thirty before. */
export const VisitStepCountSchema = z.object({ step: z.enum(VISIT_STEPS), last: z.int(), before: z.int() });
export type VisitStepCount = z.infer<typeof VisitStepCountSchema>;

/** Every step from a visit to a first workout, in order. */
export const VisitsAnswerSchema = z.object({ steps: z.array(VisitStepCountSchema) });
export type VisitsAnswer = z.infer<typeof VisitsAnswerSchema>;
