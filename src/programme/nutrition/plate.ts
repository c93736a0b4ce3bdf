/** One part of the plate, with easy choices. */
export interface PlatePart {
  /** The part, which decides its colour in the picture; fat has a place in the words only. */
  readonly part: 'greens' | 'protein' | 'carbs' | 'fat';
  readonly name: string;
  readonly share: string;
  readonly choices: string;
}

/** The parts of the plate, which are the whole method of the guide. */
export const PLATE: readonly PlatePart[] = [
  {
    part: 'greens',
    name: 'veg and fruit',
    share: 'Half',
    choices: 'frozen peas, spinach and berries, carrots, peppers, tomatoes, bananas, apples',
  },
  {
    part: 'protein',
    name: 'protein',
    share: 'Quarter',
    choices: 'eggs, tinned fish, chicken, beans and lentils, tofu, yoghurt, cheese, lean mince',
  },
  {
    part: 'carbs',
    name: 'carbohydrate',
    share: 'Quarter',
    choices: 'oats, wholemeal bread, rice pouches, pasta, potatoes, couscous, wraps',
  },
  {
    part: 'fat',
    name: 'fat',
    share: 'A little',
    choices: 'olive or rapeseed oil, nuts and nut butter, seeds, avocado, oily fish',
  },
];
