import type { LastingLimit } from '#domain/body/lasting-limit.ts';
import type { SafetyQuestionId } from '#domain/body/safety-answers.ts';
import type { SafetyOutcome } from '#domain/body/safety-flags.ts';
import type { ExplanationId } from './explanations.ts';

/** Numbers of the sources; none is a choice of our own. */
export type Sources = readonly number[];

/** Of the questions. */
export const QUESTION_SOURCES: Readonly<Record<SafetyQuestionId, Sources>> = {
  bleeding: [2, 3, 4],
  'chest-pain': [1],
  heart: [1],
  dizzy: [1],
  condition: [1],
  pregnant: [],
  birth: [5, 7],
  pelvic: [6, 8, 9],
  girdle: [11, 12],
  joint: [],
};

/** Of the pages that follow. */
export const OUTCOME_SOURCES: Readonly<Record<SafetyOutcome, Sources>> = {
  bleeding: [2, 3, 4],
  chest: [1],
  gp: [1],
  pregnant: [],
  early: [5],
  rebuild: [5, 6],
  steady: [7],
  pelvic: [6, 8, 9],
  girdle: [11, 12],
  joint: [],
  clear: [],
};

/** Of the words explained. */
export const EXPLANATION_SOURCES: Readonly<Record<ExplanationId, Sources>> = {
  doming: [10],
  dragging: [6, 9],
  leaking: [8, 9],
  'pelvic-girdle-pain': [11, 12],
};

/** The sources of "Not for me". */
export const LIMIT_SOURCES: Readonly<Partial<Record<LastingLimit, Sources>>> = { girdle: [11, 12], jumps: [5, 6] };

/** Of the signs to stop. */
export const STOP_SOURCES = { now: 'ours', today: 'bleeding 2, the rest ours', ease: '6, 9' } as const;

/** Numbers as the sheet writes them. */
export const from = (numbers: Sources = []): string => (numbers.length > 0 ? numbers.join(', ') : 'ours');
