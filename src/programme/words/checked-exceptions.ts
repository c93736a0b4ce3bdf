/** What pages say of a course or a session once a clinician has put a name to it, each beside a sentence against it. */
export const CHECKED_EXCEPTIONS = {
  /** Stands beside the sentence about the first weeks on the health page. */
  earlyWeeks:
    'The exception is the course “Early weeks”. It’s made for that time, and it’s separate from the programme.',
  /** Stands beside the sentence about a baby in the arms on the health page. */
  babyInArms:
    'The exception is the session “With your baby in your arms”: both feet down, both arms round your baby, never in a carrier.',
  /** Stands on the page where the buyer pays. */
  earlyWeeksComeAlong: 'It comes with “Early weeks”, a course for just that time.',
  /** Stands beside “I can’t use one arm”. */
  babySession: 'There’s a snack for that: “With your baby in your arms”.',
} as const;
