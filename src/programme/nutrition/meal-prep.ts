import { DISHES } from './dishes.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

/** Stands with every meal. */
export const LITTLE_ONES =
  'Sharing with a little one? Quarter grapes lengthways. Use nut butter, not whole nuts. Stay with them.';

/** Meal Prep: ten-minute meals for one hand, an hour on Sunday, a shelf that helps. */
export const MEAL_PREP: NutritionTopic = {
  id: 'meals',
  title: 'Meal Prep',
  sections: [
    {
      title: '10 minutes, one hand',
      parts: [
        text('You can eat each one with one hand, or in bites. Each feeds one adult.'),
        {
          kind: 'dishes',
          dishes: DISHES,
        },
        text(LITTLE_ONES),
      ],
    },
    {
      title: 'An hour on Sunday',
      parts: [
        {
          kind: 'list',
          ordered: true,
          points: [
            'Put a tray of chicken thighs, or chickpeas and peppers, in the oven.',
            'Boil 8 eggs. Cook a pan of lentils or rice.',
            'Chop carrots, cucumber and peppers into a box.',
            'Make 4 jars of overnight oats.',
            'Half goes in the fridge for 2 days. The rest goes in the freezer.',
          ],
        },
      ],
    },
    {
      title: 'Cook once, eat 3 ways',
      parts: [
        {
          kind: 'facts',
          facts: [
            { name: 'Roast chicken or chickpeas', lines: ['Wrap with salad · rice bowl · soup'] },
            { name: 'Lentil bolognese', lines: ['Pasta · jacket potato · toastie'] },
            { name: 'Boiled eggs', lines: ['Toast · salad box · mashed in a pitta'] },
            { name: 'Rice', lines: ['Bowl · fried with egg and peas · soup'] },
          ],
        },
        text(
          'Keep it safe. Cool food within 1 to 2 hours. Keep it in the fridge for 2 days at most. Reheat it once, until it’s steaming hot. Cool rice within an hour, and eat it within a day.',
        ),
      ],
    },
    {
      title: 'A shelf to fall back on',
      parts: [
        text(
          'Tinned beans, lentils, tomatoes, tuna and salmon · oats · rice pouches · wraps (freezer) · eggs · frozen peas, spinach and berries · peanut butter · yoghurt · cheese · fruit.',
        ),
      ],
    },
    {
      title: '5 snacks within reach',
      parts: [
        {
          kind: 'list',
          points: [
            'Banana and peanut butter',
            'Cheese and oatcakes',
            'Yoghurt and seeds',
            'Hummus and pitta',
            'A handful of nuts',
          ],
        },
      ],
    },
    {
      title: 'When you’ve nothing left',
      parts: [text('Cereal with milk and a banana is a meal. So is beans on toast. Today, being fed is what matters.')],
    },
  ],
};
