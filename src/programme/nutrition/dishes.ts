import type { Dish } from './guide-parts.ts';

/** Meals of ten minutes at most for one hand, in the order of the screen; the first six also stand in Nutrition 101. */
export const DISHES: readonly Dish[] = [
  {
    id: 'salmon-rice-bowl',
    name: 'Salmon rice bowl',
    minutes: 5,
    tool: 'a fork',
    needs: ['rice pouch', 'tinned salmon', 'frozen peas', 'soy sauce'],
    how: 'Heat the rice and peas for 3 minutes, until steaming hot. Stir in the fish.',
  },
  {
    id: 'peanut-banana-toast',
    name: 'Peanut banana toast',
    minutes: 5,
    needs: ['wholemeal toast', 'peanut butter', 'banana'],
    how: 'Spread, slice, squash together.',
  },
  {
    id: 'tuna-wrap',
    name: 'Tuna and sweetcorn wrap',
    minutes: 5,
    needs: ['wrap', 'tinned tuna', 'sweetcorn', 'yoghurt', 'cucumber'],
    how: 'Stir it, spoon it in, roll it tight, cut it in half.',
  },
  {
    id: 'overnight-oats',
    name: 'Overnight oats',
    minutes: 5,
    tool: 'a spoon',
    needs: ['50 g oats', '150 ml milk', 'yoghurt', 'berries'],
    how: 'Stir it in a jar at night. No cooking, just a spoon.',
  },
  {
    id: 'egg-in-a-mug',
    name: 'Egg in a mug',
    minutes: 5,
    needs: ['2 eggs', 'peas', 'cheese', 'toast'],
    how: 'Whisk it in a big mug. Microwave for about 2 minutes, until firm. Spread it on toast.',
  },
  {
    id: 'quesadilla',
    name: 'Bean and cheese quesadilla',
    minutes: 10,
    needs: ['wrap', 'half a tin of beans', 'grated cheese', 'spinach'],
    how: 'Mash the beans. Fold them into the wrap with the cheese and spinach. Give it 3 minutes a side in a dry pan, then cut in strips.',
  },
  {
    id: 'hummus-pitta',
    name: 'Hummus pitta',
    minutes: 5,
    needs: ['pitta', 'hummus', 'pepper', 'carrot'],
    how: 'Warm the pitta, fill it, fold it.',
  },
  {
    id: 'lentil-soup',
    name: 'Lentil soup in a mug',
    minutes: 10,
    needs: ['tinned lentils', 'stock', 'frozen spinach'],
    how: 'Heat until steaming hot. Blend or mash it, then drink it.',
  },
  {
    id: 'yoghurt-pot',
    name: 'Yoghurt pot',
    minutes: 5,
    tool: 'a spoon',
    needs: ['thick yoghurt', 'oats', 'seeds', 'fruit'],
    how: 'Layer it up. Make a second one for later.',
  },
  {
    id: 'jacket-potato',
    name: 'Jacket potato, fast',
    minutes: 10,
    tool: 'a fork',
    needs: ['potato', 'baked beans or cottage cheese'],
    how: '8 to 10 minutes in the microwave. Open it up and fill it.',
  },
];
