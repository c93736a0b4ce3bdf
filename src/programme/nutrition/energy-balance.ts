import { DEFICIT_KCAL, LOWEST_KCAL, lowestDayKcal } from '#domain/body/nutrition.ts';
import { formatCount } from '#domain/time/count-text.ts';
import { type NutritionTopic, text } from './guide-parts.ts';

const LEVEL_KCAL = 2_100;

/** Energy Balance: food as fuel, and, behind the gates, how little less is enough. */
export const ENERGY_BALANCE: NutritionTopic = {
  id: 'energy',
  title: 'Energy Balance',
  aboutEnergy: true,
  sections: [
    {
      title: 'Food is fuel first',
      parts: [
        text(
          'Being tired, short of sleep and busy already costs your body a lot. Eating regularly, with something from each part of the plate, does more for your energy than eating less.',
        ),
        text(
          'Short of sleep, most people are hungrier, and hungrier for sweet things. That is biology, not a failing. A planned snack at four o’clock helps.',
        ),
      ],
    },
    {
      title: 'What energy balance means',
      shownTo: 'withNumbers',
      parts: [
        text(
          'Your body uses energy to live, to move and, if you breastfeed, to make milk. Eat about as much as you use, and your weight stays roughly level over weeks. Single days hardly matter.',
        ),
      ],
    },
    {
      title: 'If you want to lose weight, and none of the above is true for you',
      shownTo: 'withNumbers',
      deficit: true,
      parts: [
        text(
          `A small deficit is enough: ${DEFICIT_KCAL.from} to ${DEFICIT_KCAL.to} kcal a day. It should leave you fed, sleeping and able to finish your workouts.`,
        ),
        {
          kind: 'facts',
          facts: [
            {
              name: 'Wait',
              lines: ['After a birth: until your six to eight week check, and until feeding is going well.'],
            },
            {
              name: `Start at ${DEFICIT_KCAL.from}`,
              lines: [`Go to ${DEFICIT_KCAL.to} only if you feel well.`],
            },
            {
              name: 'Do not go low',
              lines: [
                `Stay above about ${formatCount(LOWEST_KCAL.everybody)} kcal a day in all. The lowest amounts in Nutrition 101 add up to about ${formatCount(lowestDayKcal(65))} kcal at 65 kg, ${formatCount(lowestDayKcal(75))} at 75 kg and ${formatCount(lowestDayKcal(85))} at 85 kg; if a deficit would take you below yours, make it smaller. Breastfeeding: not below about ${formatCount(LOWEST_KCAL.breastfeeding)}, and lose no more than about half a kilo a week.`,
              ],
            },
            { name: 'What to trim', lines: ['Carbohydrate first, a little. Keep protein and vegetables.'] },
            {
              name: 'When to stop',
              lines: [
                'You are always cold, tired or snappy, your periods change, your milk drops, you think of food all day. Eat more, and see your GP if it goes on.',
              ],
            },
          ],
        },
        text(
          `Example. Suppose you stay level on about ${formatCount(LEVEL_KCAL)} kcal. A deficit of ${DEFICIT_KCAL.from} makes ${formatCount(LEVEL_KCAL - DEFICIT_KCAL.from)}. A deficit of ${DEFICIT_KCAL.to} would make ${formatCount(LEVEL_KCAL - DEFICIT_KCAL.to)}, which is the floor: choose ${DEFICIT_KCAL.from}.`,
        ),
        text(
          'Body weight moves by a kilo or two with water, salt and cycle. If you weigh yourself at all, once a week is plenty. The app will never ask.',
        ),
      ],
    },
    {
      title: 'If you would rather not think about it',
      parts: [
        text(
          'Keep the plate, eat until you are comfortable, and put your effort into the workouts and into sleep when you can get it.',
        ),
      ],
    },
    {
      title: 'Energy while breastfeeding',
      parts: [
        text(
          'Making milk uses very roughly 300 to 500 kcal a day; UK and European tables give different figures. Most people meet it by eating to hunger.',
          'withNumbers',
        ),
        text('Being hungrier while you feed a baby is normal. Keep a snack where you feed.'),
      ],
    },
  ],
};
