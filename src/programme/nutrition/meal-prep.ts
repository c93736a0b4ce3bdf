import { type NutritionTopic, text } from './guide-parts.ts';

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
          dishes: [
            {
              name: 'Bean and cheese quesadilla',
              needs: 'wrap, half a tin of beans, grated cheese, spinach',
              how: 'Mash the beans. Fold them into the wrap with the cheese and spinach. Give it 3 minutes a side in a dry pan, then cut in strips.',
            },
            {
              name: 'Tuna and sweetcorn wrap',
              needs: 'wrap, tinned tuna, sweetcorn, yoghurt, cucumber',
              how: 'Stir it, spoon it in, roll it tight, cut it in half.',
            },
            {
              name: 'Egg in a mug',
              needs: '2 eggs, peas, cheese, toast',
              how: 'Whisk it in a big mug. Microwave for about 2 minutes, until firm. Spread it on toast.',
            },
            {
              name: 'Overnight oats',
              needs: '50 g oats, 150 ml milk, yoghurt, berries',
              how: 'Stir it in a jar at night. No cooking, just a spoon.',
            },
            {
              name: 'Peanut banana toast',
              needs: 'wholemeal toast, peanut butter, banana',
              how: 'Spread, slice, squash together.',
            },
            { name: 'Hummus pitta', needs: 'pitta, hummus, pepper, carrot', how: 'Warm the pitta, fill it, fold it.' },
            {
              name: 'Salmon rice bowl',
              needs: 'rice pouch, tinned salmon, frozen peas, soy sauce',
              how: 'Heat the rice and peas for 3 minutes, until steaming hot. Stir in the fish.',
            },
            {
              name: 'Lentil soup in a mug',
              needs: 'tinned lentils, stock, frozen spinach',
              how: 'Heat until steaming hot. Blend or mash it, then drink it.',
            },
            {
              name: 'Yoghurt pot',
              needs: 'thick yoghurt, oats, seeds, fruit',
              how: 'Layer it up. Make a second one for later.',
            },
            {
              name: 'Jacket potato, fast',
              needs: 'potato, baked beans or cottage cheese',
              how: '8 to 10 minutes in the microwave. Open it up and fill it.',
            },
          ],
        },
        text('Sharing with a little one? Quarter grapes lengthways. Use nut butter, not whole nuts. Stay with them.'),
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
