import {
  type BirthAnswers,
  type BirthCheck,
  type BirthTear,
  type Caesarean,
  CHECK_WEEKS,
  MAX_WEEKS_SINCE_BIRTH,
  type SafetyAnswers,
  type SafetyQuestionId,
  weeksSinceBirth,
} from '#domain/safety-answers.ts';

/** Never stored. */
export interface SafetyDraft {
  ticked: readonly SafetyQuestionId[];
  none: boolean;
  weeks: string;
  caesarean: Caesarean | undefined;
  check: BirthCheck | undefined;
  tear: BirthTear | undefined;
  consents: boolean;
  agrees: boolean;
}

export const EMPTY_DRAFT: SafetyDraft = {
  ticked: [],
  none: false,
  weeks: '',
  caesarean: undefined,
  check: undefined,
  tear: undefined,
  consents: false,
  agrees: false,
};

export type SafetyProblems = Partial<Record<'ticked' | 'weeks' | 'tear' | 'consents' | 'agrees', string>>;

export function withTick(draft: SafetyDraft, id: SafetyQuestionId, isTicked: boolean): SafetyDraft {
  const others = draft.ticked.filter((other) => other !== id);
  return { ...draft, ticked: isTicked ? [...others, id] : others, none: draft.none && !isTicked };
}

export function withNone(draft: SafetyDraft, none: boolean): SafetyDraft {
  return none ? { ...draft, none, ticked: [] } : { ...draft, none };
}

export function birthQuestions({ weeks }: SafetyDraft): { check: boolean; tear: boolean } {
  const weeksAgo = weeksSinceBirth(weeks);
  return {
    check: weeksAgo !== undefined && weeksAgo >= CHECK_WEEKS,
    tear: weeksAgo !== undefined && weeksAgo < MAX_WEEKS_SINCE_BIRTH,
  };
}

export function problemsIn(draft: SafetyDraft, mustAgree: boolean): SafetyProblems {
  const isBirth = draft.ticked.includes('birth');
  const hasWeeks = weeksSinceBirth(draft.weeks) !== undefined;
  return {
    ...(draft.ticked.length === 0 && !draft.none && { ticked: 'Tick what is true for you, or “None of these”.' }),
    ...(isBirth && !hasWeeks && { weeks: 'Enter whole weeks, from 0 to 52.' }),
    ...(isBirth && birthQuestions(draft).tear && !draft.tear && { tear: 'Please choose one of the two.' }),
    ...(!draft.consents && {
      consents: 'Tick this so that we may go by your answers, or choose “I would rather not answer”.',
    }),
    ...agreementProblem(draft, mustAgree),
  };
}

export const agreementProblem = ({ agrees }: SafetyDraft, mustAgree: boolean): SafetyProblems =>
  mustAgree && !agrees ? { agrees: 'Please read the Health disclaimer, and tick this before you start.' } : {};

export function answersIn({ ticked, weeks, caesarean, check, tear }: SafetyDraft): SafetyAnswers {
  const weeksAgo = weeksSinceBirth(weeks);
  const birth: BirthAnswers = {
    ...(weeksAgo !== undefined && { weeks: weeksAgo }),
    ...(caesarean && { caesarean }),
    ...(check && { check }),
    ...(tear && { tear }),
  };
  return { ticked, birth };
}
