import { FIBRE_GRAMS } from '#domain/body/nutrition.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

const range = ({ from, to }: { from: number; to: number }): string => `${from} to ${to} g`;

/** Micronutrients: the four that deserve a thought, fibre, coffee and pills. */
export const MICRONUTRIENTS: NutritionTopic = {
  id: 'micronutrients',
  title: 'Micronutrients',
  sections: [
    {
      title: 'Four deserve a thought',
      parts: [
        text('You get most of them from ordinary, mixed food.'),
        {
          kind: 'facts',
          facts: [
            {
              name: 'Vitamin D',
              lines: [
                'For bones and muscles. In oily fish, eggs, fortified foods; in summer mainly sunlight.',
                'UK advice: consider 10 micrograms a day in autumn and winter, breastfeeding too; all year if you have dark skin, cover your skin or are seldom outdoors.',
              ],
            },
            {
              name: 'Iron',
              lines: [
                'Carries oxygen; low iron makes you tired. In red meat, beans, lentils, fortified cereal, dark green leaves.',
                'Have fruit or peppers with it; keep tea for later. Very tired, pale or breathless? Ask your GP for a blood test before you take iron.',
              ],
            },
            {
              name: 'Calcium',
              lines: [
                'For bones and muscles. In milk, yoghurt, cheese, fortified plant drinks, tinned sardines, tofu.',
                'You need more while breastfeeding.',
              ],
            },
            {
              name: 'Omega-3',
              lines: [
                'For your heart, and your baby’s development. In salmon, mackerel, sardines, trout; walnuts and rapeseed oil.',
                'One portion of oily fish a week; not more than two while breastfeeding or if you may become pregnant again.',
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
          `About 30 g a day, the UK figure. You may read ${range(FIBRE_GRAMS.micronutrients)} or ${range(FIBRE_GRAMS.basics)} elsewhere, and in the first tab of this guide; 30 sits inside both. Most people eat less, so go up slowly, over a week or two, and drink with it.`,
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
          'Pregnant or breastfeeding: keep caffeine to 200 mg a day, about two mugs of instant coffee.',
          'withNumbers',
        ),
        text(
          'Pregnant or breastfeeding: keep coffee and tea small, and ask your midwife or health visitor about alcohol.',
        ),
      ],
    },
    {
      title: 'Supplements',
      parts: [
        text(
          'You do not need a special powder or pill for this programme. Tell your pharmacist if you take medicine, are pregnant or are breastfeeding, before you add any.',
        ),
      ],
    },
  ],
};
