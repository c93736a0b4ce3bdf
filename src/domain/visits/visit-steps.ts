/** The steps from a visit of the front page to a first workout, in order. */
export const VISIT_STEPS = ['visit', 'try_begun', 'try_finished', 'checkout_begun', 'paid', 'first_workout'] as const;

/** One of {@link VISIT_STEPS}. */
export type VisitStep = (typeof VISIT_STEPS)[number];

/** The steps that happen in a browser without a call of the API, so that the browser tells them. */
export const TRY_STEPS = ['try_begun', 'try_finished'] as const satisfies readonly VisitStep[];

/** How many days the counts of a day are kept. */
export const VISIT_DAYS_KEPT = 400;
