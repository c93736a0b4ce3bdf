import { FIBRE_GRAMS, GRAMS_PER_KG, type Nutrient, WATER_LITRES } from '#domain/body/nutrition.ts';
import { DISHES } from './dishes.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

const perKg = (nutrient: Nutrient): string => `${GRAMS_PER_KG[nutrient].from} to ${GRAMS_PER_KG[nutrient].to} g`;

/** Nutrition 101: the plate, and the numbers for those who want them. */
export const BASICS: NutritionTopic = {
  id: 'basics',
  title: 'Nutrition 101',
  sections: [
    {
      title: 'Build a plate',
      parts: [{ kind: 'plate' }],
    },
    { title: '10 minutes, one hand', parts: [{ kind: 'dishes', dishes: DISHES.slice(0, 6) }] },
    {
      title: 'A good place to start',
      shownTo: 'withoutNumbers',
      parts: [
        text(
          'At each meal: a palm of protein, a fist of carbs, a thumb of fat and 2 handfuls of veg. Have more when you’re hungry.',
        ),
      ],
    },
    { title: 'A worked example', shownTo: 'withNumbers', parts: [{ kind: 'example' }] },
    {
      title: 'The numbers',
      shownTo: 'withNumbers',
      parts: [
        text('These are for active adults, per kilogram of body weight, per day.'),
        {
          kind: 'facts',
          facts: [
            { name: 'Protein, per kg', amount: perKg('protein'), lines: ['Repair and strength.'] },
            {
              name: 'Carbohydrate, per kg',
              amount: perKg('carbohydrate'),
              lines: ['Energy for you and your workouts.'],
            },
            { name: 'Fat, per kg', amount: perKg('fat'), lines: ['Hormones, vitamins, taste.'] },
            {
              name: 'Fibre, in all',
              amount: `${FIBRE_GRAMS.basics.from} to ${FIBRE_GRAMS.basics.to} g`,
              lines: ['Digestion. The UK figure is about 30 g a day, so aim for the middle.'],
            },
            {
              name: 'Water, in all',
              amount: `${WATER_LITRES.from} to ${WATER_LITRES.to} L`,
              lines: ['That includes the water in food. It’s about 6 to 8 drinks.'],
            },
          ],
        },
        text(
          'Grams per kilogram don’t fit everyone. If your weight is well above or below the usual for your height, use the plate.',
        ),
      ],
    },
    {
      title: 'A day of about 100 g protein',
      shownTo: 'withNumbers',
      parts: [
        text('For 65 kg, a day might be:'),
        {
          kind: 'day',
          meals: [
            { picture: 'grain', text: 'Porridge with milk and a spoon of nut butter' },
            { picture: 'fish', text: 'A tuna and bean wrap' },
            { picture: 'fruit', text: 'Yoghurt, oats and berries' },
            { picture: 'plate', text: 'Chicken, rice and vegetables' },
            { picture: 'egg', text: 'Toast with egg' },
          ],
        },
        text('That’s about 100 g of protein, with no powder.'),
      ],
    },
    {
      title: 'A day might be',
      shownTo: 'withoutNumbers',
      parts: [
        {
          kind: 'day',
          meals: [
            { picture: 'grain', text: 'Porridge with nut butter' },
            { picture: 'fish', text: 'A tuna and bean wrap' },
            { picture: 'fruit', text: 'Yoghurt with berries' },
            { picture: 'plate', text: 'Chicken with rice and vegetables' },
            { picture: 'egg', text: 'Egg on toast' },
          ],
        },
      ],
    },
    {
      title: 'When to eat around a workout',
      parts: [
        text(
          'A snack an hour or two before is plenty: a banana, toast, a small bowl of oats. Afterwards, eat when you’re hungry. There’s no deadline.',
        ),
      ],
    },
    {
      title: 'Drinking',
      parts: [
        text(
          'Pale yellow wee is a good sign. Water, milk, tea, coffee and squash all count. Keep a bottle where you feed or sit.',
        ),
        text(
          'Women need about 2 litres of water a day, food included. Breastfeeding? Add about 700 ml. Hot days and sweaty sessions need more.',
          'withNumbers',
        ),
        text('While breastfeeding, drink whenever you feed.', 'withoutNumbers'),
      ],
    },
  ],
};
