import { type NutritionTopic, text } from './guide-parts.ts';

/** Meal Prep: ten-minute meals for one hand, an hour on Sunday, a shelf that helps. */
export const MEAL_PREP: NutritionTopic = {
  id: 'meals',
  title: 'Meal Prep',
  sections: [
    {
      title: 'Ten minutes, one hand',
      parts: [
        text('Each one can be eaten with one hand or in bites. Amounts are for one adult.'),
        {
          kind: 'dishes',
          dishes: [
            {
              name: 'Bean and cheese quesadilla',
              needs: 'wrap, half a tin of beans, grated cheese, spinach',
              how: 'Mash the beans, fold into the wrap with cheese and spinach, 3 minutes a side in a dry pan. Cut in strips.',
            },
            {
              name: 'Tuna and sweetcorn wrap',
              needs: 'wrap, tinned tuna, sweetcorn, yoghurt, cucumber',
              how: 'Stir, spoon, roll tightly, cut in half.',
            },
            {
              name: 'Egg in a mug',
              needs: '2 eggs, peas, cheese, toast',
              how: 'Whisk in a big mug, about 2 minutes in the microwave until firm, spread on toast.',
            },
            {
              name: 'Overnight oats',
              needs: '50 g oats, 150 ml milk, yoghurt, berries',
              how: 'Stir in a jar at night. Eat with a spoon and no cooking.',
            },
            {
              name: 'Peanut banana toast',
              needs: 'wholemeal toast, peanut butter, banana',
              how: 'Spread, slice, press together.',
            },
            { name: 'Hummus pitta', needs: 'pitta, hummus, pepper, carrot', how: 'Warm the pitta, fill, fold.' },
            {
              name: 'Salmon rice bowl',
              needs: 'rice pouch, tinned salmon, frozen peas, soy sauce',
              how: 'Heat the rice and peas 3 minutes until steaming hot, stir in the fish.',
            },
            {
              name: 'Lentil soup in a mug',
              needs: 'tinned lentils, stock, frozen spinach',
              how: 'Heat until steaming hot, blend or mash, drink.',
            },
            {
              name: 'Yoghurt pot',
              needs: 'thick yoghurt, oats, seeds, fruit',
              how: 'Layer it. A second one for later.',
            },
            {
              name: 'Jacket potato, fast',
              needs: 'potato, baked beans or cottage cheese',
              how: '8 to 10 minutes in the microwave, open, fill.',
            },
          ],
        },
        text(
          'Sharing with a small child? Cut grapes lengthways into quarters, use nut butter rather than whole nuts, and stay with them.',
        ),
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
            'Boil eight eggs. Cook a pan of lentils or rice.',
            'Chop carrots, cucumber and peppers into a box.',
            'Make four jars of overnight oats.',
            'Put half of everything in the fridge for two days, the rest in the freezer.',
          ],
        },
      ],
    },
    {
      title: 'Cook once, eat three ways',
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
          'Food safety: cool food within one to two hours, keep it in the fridge no more than two days, reheat it once until it is steaming hot. Rice: cool it within an hour and eat it within a day.',
        ),
      ],
    },
    {
      title: 'A shelf that saves you',
      parts: [
        text(
          'Tinned beans, lentils, tomatoes, tuna and salmon · oats · rice pouches · wraps (freezer) · eggs · frozen peas, spinach and berries · peanut butter · yoghurt · cheese · fruit.',
        ),
      ],
    },
    {
      title: 'Five snacks within reach',
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
      title: 'When you have nothing left',
      parts: [text('Cereal with milk and a banana is a meal. So are beans on toast. Being fed is what matters today.')],
    },
  ],
};
