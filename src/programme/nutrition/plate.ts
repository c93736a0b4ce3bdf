/** One part of the plate, with easy choices. */
export interface PlatePart {
  readonly name: string;
  readonly share: string;
  readonly choices: string;
}

/** The parts of the plate, which are the whole method of the guide. */
export const PLATE: readonly PlatePart[] = [
  {
    name: 'veg and fruit',
    share: 'Half',
    choices: 'frozen peas, spinach and berries, carrots, peppers, tomatoes, bananas, apples',
  },
  {
    name: 'protein',
    share: 'Quarter',
    choices: 'eggs, tinned fish, chicken, beans and lentils, tofu, yoghurt, cheese, lean mince',
  },
  {
    name: 'carbohydrate',
    share: 'Quarter',
    choices: 'oats, wholemeal bread, rice pouches, pasta, potatoes, couscous, wraps',
  },
  {
    name: 'fat',
    share: 'A little',
    choices: 'olive or rapeseed oil, nuts and nut butter, seeds, avocado, oily fish',
  },
];
