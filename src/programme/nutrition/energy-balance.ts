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
          'Being tired, busy and short of sleep already takes a lot out of you. Regular meals, with a bit of everything on the plate, do more for your energy than eating less.',
        ),
        text(
          'When you’re short of sleep you’re hungrier, and you want sweet things. That’s biology, not you. A snack at 4 o’clock helps.',
        ),
      ],
    },
    {
      title: 'What energy balance means',
      shownTo: 'withNumbers',
      parts: [
        text(
          'Your body uses energy to live and to move. If you breastfeed, it makes milk too. Eat about what you use, and your weight stays roughly level over weeks. One day hardly matters.',
        ),
      ],
    },
    {
      title: 'If you want to lose weight, and none of the above is true for you',
      shownTo: 'withNumbers',
      deficit: true,
      parts: [
        text(
          `A small deficit is enough: ${DEFICIT_KCAL.from} to ${DEFICIT_KCAL.to} kcal a day. You should still be fed, sleeping and finishing your workouts.`,
        ),
        {
          kind: 'facts',
          facts: [
            {
              name: 'Wait',
              lines: ['After a birth, wait for your 6 to 8 week check, and until feeding is going well.'],
            },
            {
              name: `Start at ${DEFICIT_KCAL.from}`,
              lines: [`Only go to ${DEFICIT_KCAL.to} if you feel well.`],
            },
            {
              name: 'Don’t go too low',
              lines: [
                `Stay above about ${formatCount(LOWEST_KCAL.everyone)} kcal a day. The lowest amounts in Nutrition 101 come to about ${formatCount(lowestDayKcal(65))} kcal at 65 kg, ${formatCount(lowestDayKcal(75))} at 75 kg and ${formatCount(lowestDayKcal(85))} at 85 kg. If a deficit takes you below yours, make it smaller. Breastfeeding? Stay above about ${formatCount(LOWEST_KCAL.breastfeeding)}, and lose no more than about half a kilo a week.`,
              ],
            },
            { name: 'What to trim', lines: ['A little carbohydrate first. Keep the protein and veg.'] },
            {
              name: 'When to stop',
              lines: [
                'Always cold, tired or snappy? Periods changing, milk dropping, food on your mind all day? Eat more. If it goes on, see your GP.',
              ],
            },
          ],
        },
        text(
          `Say you stay level on about ${formatCount(LEVEL_KCAL)} kcal. A deficit of ${DEFICIT_KCAL.from} makes ${formatCount(LEVEL_KCAL - DEFICIT_KCAL.from)}. A deficit of ${DEFICIT_KCAL.to} would make ${formatCount(LEVEL_KCAL - DEFICIT_KCAL.to)}. That’s the lowest, so choose ${DEFICIT_KCAL.from}.`,
        ),
        text(
          'Your weight moves by a kilo or two with water, salt and your cycle. If you weigh yourself at all, once a week is plenty. We’ll never ask.',
        ),
      ],
    },
    {
      title: 'Rather not think about it?',
      parts: [
        text(
          'Keep to the plate, and eat until you’re comfortable. Put your effort into the workouts, and into sleep when you can get it.',
        ),
      ],
    },
    {
      title: 'Energy while breastfeeding',
      parts: [
        text(
          'Making milk takes very roughly 300 to 500 kcal a day. UK and European figures differ. Most people manage it by eating when they’re hungry.',
          'withNumbers',
        ),
        text('You’ll be hungrier while you feed a baby. That’s normal. Keep a snack where you feed.'),
      ],
    },
  ],
};
