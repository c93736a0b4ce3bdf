import { FIBRE_GRAMS, GRAMS_PER_KG, type Nutrient, WATER_LITRES } from '#domain/body/nutrition.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

const perKg = (nutrient: Nutrient): string => `${GRAMS_PER_KG[nutrient].from} to ${GRAMS_PER_KG[nutrient].to} g`;

/** Nutrition 101: the plate, and the numbers for those who want them. */
export const BASICS: NutritionTopic = {
  id: 'basics',
  title: 'Nutrition 101',
  sections: [
    {
      title: 'Build a plate',
      parts: [
        { kind: 'plate' },
        text(
          'Half the plate: vegetables, salad or fruit. A quarter: something with protein. A quarter: bread, rice, pasta, potatoes or oats, wholegrain if you like it. Add a little fat for taste: oil, nuts, cheese, avocado.',
        ),
        text('That is the whole method. It works at breakfast, with one hand, and with what is left in the fridge.'),
      ],
    },
    {
      title: 'A good place to start',
      shownTo: 'withoutNumbers',
      parts: [
        text(
          'A palm of protein, a fist of carbohydrate, a thumb of fat and two handfuls of vegetables at each meal is a good place to start. Take more when you are hungry.',
        ),
      ],
    },
    { title: 'A worked example', shownTo: 'withNumbers', parts: [{ kind: 'example' }] },
    {
      title: 'The numbers',
      shownTo: 'withNumbers',
      parts: [
        text('These ranges are for active adults. They are per kilogram of body weight, per day.'),
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
              lines: ['Digestion. About 30 g a day is the UK figure, so aim near the middle.'],
            },
            {
              name: 'Water, in all',
              amount: `${WATER_LITRES.from} to ${WATER_LITRES.to} L`,
              lines: ['This counts the water in food. It comes to about 6 to 8 drinks.'],
            },
          ],
        },
        text(
          'If your body weight is well above or below what is usual for your height, grams per kilogram fit you less well. Use the plate.',
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
        text('That comes to around 100 g of protein without any powder.'),
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
          'A snack one to two hours before is enough: a banana, toast, a small bowl of oats. Afterwards, eat your next meal when you are hungry. There is no window to hit.',
        ),
      ],
    },
    {
      title: 'Drinking',
      parts: [
        text(
          'Pale yellow wee is a good sign. Water, milk, tea, coffee and squash all count. Put a bottle where you feed or sit.',
        ),
        text(
          'Grown women need about 2 litres of water a day in all, food included. While breastfeeding, add about 700 ml. Hot days and sweaty sessions need more.',
          'withNumbers',
        ),
        text('While breastfeeding, drink whenever you feed.', 'withoutNumbers'),
      ],
    },
  ],
};
