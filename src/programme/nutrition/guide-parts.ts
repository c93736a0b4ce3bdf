/** Which readers see a part: all, those who read with numbers, or those who read without. */
export type ShownTo = 'everyone' | 'withNumbers' | 'withoutNumbers';

interface Part {
  /** Missing means `everyone`. */
  readonly shownTo?: ShownTo;
}

/** One paragraph. */
export interface TextPart extends Part {
  readonly kind: 'text';
  readonly text: string;
}

/** A list of names, each with what belongs to it. */
export interface FactsPart extends Part {
  readonly kind: 'facts';
  readonly facts: readonly {
    readonly name: string;
    /** The amount, in a few letters. */
    readonly amount?: string;
    readonly lines?: readonly string[];
  }[];
}

/** A list of points; `ordered` points are steps, one after the other. */
export interface ListPart extends Part {
  readonly kind: 'list';
  readonly ordered?: boolean;
  readonly points: readonly string[];
}

/** A meal on a page of its own; its picture is `public/plates/ID.svg`. */
export interface Dish {
  /** As it stands in the address. */
  readonly id: string;
  readonly name: string;
  /** From the cupboard to the plate. */
  readonly minutes: number;
  /** What the one hand holds, for a meal that is not eaten from it. */
  readonly tool?: 'a spoon' | 'a fork';
  readonly needs: readonly string[];
  readonly how: string;
}

/** Dishes as cards, each of which opens its page. */
export interface DishesPart extends Part {
  readonly kind: 'dishes';
  readonly dishes: readonly Dish[];
}

/** The main part of a meal of the sample day; the screen has a picture for each. */
export type MealPicture = 'grain' | 'fish' | 'fruit' | 'plate' | 'egg';

/** The meals of one day. */
export interface DayPart extends Part {
  readonly kind: 'day';
  readonly meals: readonly { readonly picture: MealPicture; readonly text: string }[];
}

/** A part of a card; the screen supplies the plate and the worked example by body weight. */
export type NutritionPart =
  | TextPart
  | FactsPart
  | ListPart
  | DishesPart
  | DayPart
  | (Part & { readonly kind: 'plate' | 'example' });

/** One card of a tab. */
export interface NutritionSection extends Part {
  readonly title: string;
  /** The section is about eating less, and stands behind the gates (product §16). */
  readonly deficit?: true;
  readonly parts: readonly NutritionPart[];
}

/** The id of a tab, as it stands in the address. */
export type NutritionTopicId = 'basics' | 'energy' | 'micronutrients' | 'meals';

/** One tab of the guide. */
export interface NutritionTopic {
  readonly id: NutritionTopicId;
  /** The heading of the tab. */
  readonly title: string;
  /** Every number of this tab is about energy: it is hidden in pregnancy, also for a reader who chose numbers. */
  readonly aboutEnergy?: true;
  readonly sections: readonly NutritionSection[];
}

/** A paragraph, for all readers unless `shownTo` says otherwise. */
export const text = (words: string, shownTo: ShownTo = 'everyone'): TextPart => ({
  kind: 'text',
  text: words,
  shownTo,
});
