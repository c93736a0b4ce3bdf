import { FIBRE_GRAMS } from '#domain/body/nutrition.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

const range = ({ from, to }: { from: number; to: number }): string => `${from} to ${to} g`;

/** Micronutrients: the four that deserve a thought, fibre, coffee and pills. */
export const MICRONUTRIENTS: NutritionTopic = {
  id: 'micronutrients',
  title: 'Micronutrients',
  sections: [
    {
      title: 'Worth thinking about',
      parts: [
        text('You get most of them from ordinary, mixed food.'),
        {
          kind: 'facts',
          facts: [
            {
              name: 'Vitamin D',
              lines: [
                'For bones and muscles. It’s in oily fish, eggs and fortified foods. In summer it’s mostly sunlight.',
                'UK advice: think about 10 micrograms a day in autumn and winter, breastfeeding too. All year if you have dark skin, cover your skin or don’t get out much.',
              ],
            },
            {
              name: 'Iron',
              lines: [
                'It carries oxygen, and low iron makes you tired. It’s in red meat, beans, lentils, fortified cereal and dark green leaves.',
                'Have fruit or peppers with it, and save the tea for later. Very tired, pale or breathless? Ask your GP for a blood test before you take iron.',
              ],
            },
            {
              name: 'Calcium',
              lines: [
                'For bones and muscles. It’s in milk, yoghurt, cheese, fortified plant drinks, tinned sardines and tofu.',
                'You need more while breastfeeding.',
              ],
            },
            {
              name: 'Omega-3',
              lines: [
                'For your heart, and your baby’s development. It’s in salmon, mackerel, sardines and trout, and in walnuts and rapeseed oil.',
                'One portion of oily fish a week. No more than 2 while breastfeeding, or if you might get pregnant again.',
              ],
            },
          ],
        },
        text(
          'UK daily amounts for women of 19 to 49: iron 14.8 mg, calcium 700 mg (about 1,250 mg while breastfeeding), vitamin D 10 micrograms.',
          'withNumbers',
        ),
      ],
    },
    {
      title: 'Fibre',
      parts: [
        text(
          `The UK figure is about 30 g a day. You may see ${range(FIBRE_GRAMS.micronutrients)} or ${range(FIBRE_GRAMS.basics)} elsewhere, and in Nutrition 101. 30 fits both. Most people eat less. Go up slowly, over a week or two, and drink with it.`,
          'withNumbers',
        ),
        text(
          'Wholegrain bread, oats, beans, fruit with its skin and a handful of nuts go a long way. Go up slowly and drink with it.',
          'withoutNumbers',
        ),
        {
          kind: 'facts',
          shownTo: 'withNumbers',
          facts: [
            { name: '40 g oats', amount: 'about 4 g' },
            { name: '2 slices wholemeal bread', amount: 'about 5 g' },
            { name: 'Half a tin of baked beans', amount: 'about 8 to 9 g' },
            { name: '80 g frozen peas', amount: 'about 4 g' },
            { name: 'An apple, skin on', amount: 'about 3 g' },
            { name: '30 g nuts', amount: 'about 2 to 3 g' },
          ],
        },
      ],
    },
    {
      title: 'Caffeine and alcohol',
      parts: [
        text(
          'Pregnant or breastfeeding? Keep caffeine to 200 mg a day. That’s about 2 mugs of instant coffee.',
          'withNumbers',
        ),
        text('Pregnant or breastfeeding? Go easy on coffee and tea. Ask your midwife or health visitor about alcohol.'),
      ],
    },
    {
      title: 'Supplements',
      parts: [
        text(
          'You don’t need a powder or a pill for this. On medicine, pregnant or breastfeeding? Ask your pharmacist before you add any.',
        ),
      ],
    },
  ],
};
