import {
  type BirthAnswers,
  type BirthCheck,
  type BirthTear,
  type Caesarean,
  CHECK_WEEKS,
  MAX_WEEKS_SINCE_BIRTH,
  SAFETY_QUESTION_IDS,
  type SafetyAnswers,
  type SafetyQuestionId,
  weeksSinceBirth,
} from '#domain/body/safety-answers.ts';

/** Never stored. */
export interface SafetyDraft {
  /** What the member said so far, question by question. */
  said: Readonly<Partial<Record<SafetyQuestionId, boolean>>>;
  weeks: string;
  caesarean: Caesarean | undefined;
  check: BirthCheck | undefined;
  tear: BirthTear | undefined;
  consents: boolean;
  agrees: boolean;
}

export const EMPTY_DRAFT: SafetyDraft = {
  said: {},
  weeks: '',
  caesarean: undefined,
  check: undefined,
  tear: undefined,
  consents: false,
  agrees: false,
};

/** One on a screen, after a first one with all of them. */
export type SafetyStep = 'all' | SafetyQuestionId | 'birth-details' | 'agreement';

/** The screens in their order: a birth brings one more. */
export function safetySteps({ said }: SafetyDraft): SafetyStep[] {
  const asked = SAFETY_QUESTION_IDS.flatMap((id): SafetyStep[] =>
    id === 'birth' && said.birth ? [id, 'birth-details'] : [id],
  );
  return ['all', ...asked, 'agreement'];
}

export type SafetyProblems = Partial<Record<'weeks' | 'tear' | 'consents' | 'agrees', string>>;

export function birthQuestions({ weeks }: SafetyDraft): { check: boolean; tear: boolean } {
  const weeksAgo = weeksSinceBirth(weeks);
  return {
    check: weeksAgo !== undefined && weeksAgo >= CHECK_WEEKS,
    tear: weeksAgo !== undefined && weeksAgo < MAX_WEEKS_SINCE_BIRTH,
  };
}

export function birthProblems(draft: SafetyDraft): SafetyProblems {
  const hasWeeks = weeksSinceBirth(draft.weeks) !== undefined;
  return {
    ...(!hasWeeks && { weeks: 'Enter whole weeks, 0 to 52.' }),
    ...(birthQuestions(draft).tear && !draft.tear && { tear: 'Please choose one.' }),
  };
}

export function consentProblems(draft: SafetyDraft, mustAgree: boolean): SafetyProblems {
  return {
    ...(!draft.consents && { consents: 'Please tick this first, or choose “Rather not say”.' }),
    ...agreementProblem(draft, mustAgree),
  };
}

export const agreementProblem = ({ agrees }: SafetyDraft, mustAgree: boolean): SafetyProblems =>
  mustAgree && !agrees ? { agrees: 'Please read the Health disclaimer, then tick this.' } : {};

export function answersIn({ said, weeks, caesarean, check, tear }: SafetyDraft): SafetyAnswers {
  const weeksAgo = weeksSinceBirth(weeks);
  const birth: BirthAnswers = {
    ...(weeksAgo !== undefined && { weeks: weeksAgo }),
    ...(caesarean && { caesarean }),
    ...(check && { check }),
    ...(tear && { tear }),
  };
  return { ticked: SAFETY_QUESTION_IDS.filter((id) => said[id]), birth };
}
