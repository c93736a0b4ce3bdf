/** Phrases that hurt somebody who has had a baby, or promise more than the product does: it never says them. */
export const NEVER_SAID: readonly RegExp[] = [
  /bounc(e|ing)[ -]back/i,
  /\bbefore[ -](and|&)[ -]after\b/i,
  /\b(get|getting|have) your (old )?body back\b/i,
  /\bpre-baby\b/i,
  /\b(bikini|beach|summer)[ -]body\b/i,
  /\b(mummy|mum|baby)[ -]?(tummy|tum|belly)\b/i,
  /\b(flat|flatter|flatten)\b[^.]{0,12}\b(tummy|belly|stomach)\b/i,
  /\b(burn|burns|burning|torch|melt)\b[^.]{0,8}\b(fat|calories)\b/i,
  /\b(drop|lose) (a|two|three) (dress )?sizes?\b/i,
  /\bno excuses\b/i,
  /\bno pain,? no gain\b/i,
  /\bcheat (day|meal)/i,
  /\bcoming soon\b/i,
];

/** Phrases that the words of workouts and moves never say, because they promise something about weight or shape. */
export const NEVER_PROMISED: readonly RegExp[] = [
  /\b(lose|losing|shed|shedding|drop|dropping)\b[^.]{0,20}\b(weight|pounds|lbs?|kilos?|kg|stone|inches|fat)\b/i,
  /\bweight[ -]loss\b/i,
  /\bcalories?\b/i,
  /\b(slim|slimmer|slimming|skinny|skinnier|toned|toning)\b/i,
];
