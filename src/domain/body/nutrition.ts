/** The body weights for which the worked example can be read, in kilograms; nobody types one in (product §16). */
export const EXAMPLE_WEIGHTS_KG = [55, 65, 75, 85] as const;

/** One of {@link EXAMPLE_WEIGHTS_KG}. */
export type ExampleWeightKg = (typeof EXAMPLE_WEIGHTS_KG)[number];

/** A range of amounts from the least to the most, both included. */
export interface AmountRange {
  readonly from: number;
  readonly to: number;
}

/** What food gives in amounts that the guide counts. */
export type Nutrient = 'protein' | 'carbohydrate' | 'fat';

/** Grams a day for each kilogram of body weight, for active adults (product §16). */
export const GRAMS_PER_KG: Readonly<Record<Nutrient, AmountRange>> = {
  protein: { from: 1.2, to: 1.6 },
  carbohydrate: { from: 3, to: 5 },
  fat: { from: 0.8, to: 1.2 },
};

/** Grams of fibre a day in all, as the first tab and the third tab give them (product §16). */
export const FIBRE_GRAMS: Readonly<Record<'basics' | 'micronutrients', AmountRange>> = {
  basics: { from: 25, to: 35 },
  micronutrients: { from: 20, to: 30 },
};

/** Litres of water a day in all, that in food included (product §16). */
export const WATER_LITRES: AmountRange = { from: 2, to: 3 };

/** Kilocalories a day that somebody who wants to lose weight may leave out (product §16). */
export const DEFICIT_KCAL: AmountRange = { from: 300, to: 500 };

/** Kilocalories a day below which nobody should eat, and below which nobody who breastfeeds should. */
export const LOWEST_KCAL = { everyone: 1_600, breastfeeding: 1_800 } as const;

const KCAL_PER_GRAM: Readonly<Record<Nutrient, number>> = { protein: 4, carbohydrate: 4, fat: 9 };

/** Grams a day at a body weight, to the whole gram. */
export function dailyGrams(nutrient: Nutrient, weightKg: ExampleWeightKg): AmountRange {
  const { from, to } = GRAMS_PER_KG[nutrient];
  return { from: Math.round(from * weightKg), to: Math.round(to * weightKg) };
}

/** Kilocalories of the lowest amounts of all three nutrients together at a body weight. */
export function lowestDayKcal(weightKg: ExampleWeightKg): number {
  const nutrients: readonly Nutrient[] = ['protein', 'carbohydrate', 'fat'];
  return nutrients.reduce((sum, nutrient) => sum + dailyGrams(nutrient, weightKg).from * KCAL_PER_GRAM[nutrient], 0);
}

/** What may be true of a reader and changes what the guide shows. */
export const READER_GATES = ['pregnant', 'breastfeeding', 'eatingDisorder', 'condition'] as const;

/** One of {@link READER_GATES}. */
export type ReaderGate = (typeof READER_GATES)[number];

/** A reader's answer: what is true (an empty list for "None"), or that the reader would rather not say. */
export type GateAnswer = readonly ReaderGate[] | 'unsaid';

/** Everything that decides what of the nutrition guide is shown. */
export interface NutritionReader {
  /** `undefined` until the reader has been asked. */
  readonly answer: GateAnswer | undefined;
  /** The safety answers say that the reader is or may be pregnant. */
  readonly pregnant: boolean;
  /** The reader's own choice, with numbers or without; `undefined` until it is made. */
  readonly numbers: 'with' | 'without' | undefined;
}

/** What of the nutrition guide a reader is shown. */
export interface NutritionView {
  /** The reader is still to be asked about {@link READER_GATES}. */
  readonly asks: boolean;
  /** Lines with numbers are shown, instead of those without. */
  readonly numbers: boolean;
  /** The gates that are true of the reader; all of them for one who would rather not say. */
  readonly gates: readonly ReaderGate[];
  /**
   * The part about eating less: `hidden`, `gated` behind the words of the reader's gates, which are read first, or `open`.
   */
  readonly deficit: 'hidden' | 'gated' | 'open';
}

/**
 * What of the nutrition guide a reader is shown: no number before the question has been asked, and by default none where any
 * gate is true. The reader may choose otherwise, except in pregnancy, where the part about a deficit stays hidden
 * (product §16).
 */
export function nutritionView({ answer, pregnant, numbers }: NutritionReader): NutritionView {
  const gates = gatesOf(answer, pregnant);
  const asks = answer === undefined;
  const shown = (numbers ?? (gates.length === 0 ? 'with' : 'without')) === 'with' && !asks;
  const isPregnant = pregnant || (answer !== 'unsaid' && gates.includes('pregnant'));
  if (!shown || isPregnant) return { asks, numbers: shown, gates, deficit: 'hidden' };
  return { asks, numbers: shown, gates, deficit: gates.length === 0 ? 'open' : 'gated' };
}

function gatesOf(answer: GateAnswer | undefined, pregnant: boolean): readonly ReaderGate[] {
  const answered = answer === 'unsaid' ? READER_GATES : (answer ?? []);
  return READER_GATES.filter((gate) => answered.includes(gate) || (pregnant && gate === 'pregnant'));
}
