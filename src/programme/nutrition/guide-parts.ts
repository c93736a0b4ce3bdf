/** Who sees a part: everybody, those who read with numbers, or those who read without. */
export type ShownTo = 'everybody' | 'withNumbers' | 'withoutNumbers';

interface Part {
  /** `everybody` where it is left out. */
  readonly shownTo?: ShownTo;
}

/** One paragraph. */
export interface TextPart extends Part {
  readonly kind: 'text';
  readonly text: string;
}

/** Names with what belongs to each, one under the other. */
export interface FactsPart extends Part {
  readonly kind: 'facts';
  readonly facts: readonly {
    readonly name: string;
    /** An amount, in a few letters. */
    readonly amount?: string;
    readonly lines?: readonly string[];
  }[];
}

/** Single points; `ordered` are steps, one after the other. */
export interface ListPart extends Part {
  readonly kind: 'list';
  readonly ordered?: boolean;
  readonly points: readonly string[];
}

/** Dishes to open one by one. */
export interface DishesPart extends Part {
  readonly kind: 'dishes';
  readonly dishes: readonly { readonly name: string; readonly needs: string; readonly how: string }[];
}

/** What a meal of the sample day mostly is; the screen has a picture for each. */
export type MealPicture = 'grain' | 'fish' | 'fruit' | 'plate' | 'egg';

/** The meals of one day. */
export interface DayPart extends Part {
  readonly kind: 'day';
  readonly meals: readonly { readonly picture: MealPicture; readonly text: string }[];
}

/** A picture or a tool that the screen brings along: the plate, or the worked example by body weight. */
export interface BuiltInPart extends Part {
  readonly kind: 'plate' | 'example';
}

export type NutritionPart = TextPart | FactsPart | ListPart | DishesPart | DayPart | BuiltInPart;

/** One card of a tab. */
export interface NutritionSection extends Part {
  readonly title: string;
  /** The part about eating less, which stands behind the gates (product §16). */
  readonly deficit?: true;
  readonly parts: readonly NutritionPart[];
}

/** The words of a tab's name in the address. */
export type NutritionTopicId = 'basics' | 'energy' | 'micronutrients' | 'meals';

/** One tab of the guide. */
export interface NutritionTopic {
  readonly id: NutritionTopicId;
  /** What stands above it. */
  readonly title: string;
  /** Every number of this tab is about energy: hidden in pregnancy, whatever was chosen. */
  readonly aboutEnergy?: true;
  readonly sections: readonly NutritionSection[];
}

/** One paragraph, for everybody unless said otherwise. */
export const text = (words: string, shownTo: ShownTo = 'everybody'): TextPart => ({
  kind: 'text',
  text: words,
  shownTo,
});
