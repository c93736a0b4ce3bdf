import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import type { WorkoutCode, WorkoutId } from '#domain/plan/block.ts';
import { type ProgrammeWords, SHIPPED_WORDS, workoutOfPlaceId } from '#programme/words/programme-words.ts';
import { type MoveLibrary, movesIn, type PlanProblem, planProblems } from '#programme/workouts/plan-rules.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { readPlan, type WorkoutPlan } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout, workoutOf } from '#programme/workouts/workouts.ts';

/** A workout as it stands in the fields of its place, saved or not. */
export interface PlannedDraft {
  code: WorkoutCode;
  workout: Workout;
  library: MoveLibrary;
  problems: readonly PlanProblem[];
  /** Undefined where it can't be read: the workout is as shipped then. */
  plan: WorkoutPlan | undefined;
  /** All words of the programme, with these. */
  words: ProgrammeWords;
}

/** What members have now. */
export function usePublishedProgramme(): ProgrammeWords {
  const { data } = useQuery<ProgrammeWordsAnswer>({ queryKey: [PROGRAMME_WORDS_PATH], refetchOnMount: 'always' });
  return data?.words ?? SHIPPED_WORDS;
}

/** The texts of a place as they are on screen. */
export function textsOf(place: WordsPlaceAnswer, typed: Readonly<Record<string, string>>): Record<string, string> {
  const fields = place.sections.flatMap((section) => section.fields);
  return Object.fromEntries(fields.map(({ id, published }) => [id, typed[id] ?? place.draft?.fields[id] ?? published]));
}

/** Undefined for a place that is no workout. */
export function usePlannedDraft(
  place: WordsPlaceAnswer,
  typed: Readonly<Record<string, string>>,
): PlannedDraft | undefined {
  const published = usePublishedProgramme();
  return useMemo(() => {
    const code = workoutOfPlaceId(place.id);
    if (!code) return undefined;
    const texts = textsOf(place, typed);
    const words = { ...published, [place.id]: texts };
    const workout = workoutOf(code, Number(code.slice(1)) as WorkoutId, words);
    const library = movesIn(words);
    const problems = planProblems(workout, shippedWorkout(code), library);
    return { code, workout, library, words, problems, plan: readPlan(texts.plan ?? '', words) };
  }, [place, typed, published]);
}
