import { test } from '#tests/e2e/support/fixtures.ts';
import { createMovingClock } from '#tests/e2e/support/moving-clock.ts';
import { expectHistory, expectHistoryNumbers, expectHome, expectWorkouts, lookBack } from './assert-screens.ts';
import { dayAfter } from './screen-oracle.ts';
import {
  addForgottenWorkout,
  changeGoal,
  complete,
  completeLastOfBlock,
  deleteAndUndo,
  enterSteps,
  join,
  MOROCCO,
  moveTo,
  nextDay,
  record,
  walk,
} from './travelling-member.ts';

const clock = createMovingClock(Date.parse('2026-02-09T07:00:00Z'));
test.use({ timezoneId: MOROCCO, settings: clock.settings });

test('four weeks and the beginning of the next: every number on every day', async ({ page }) => {
  test.setTimeout(180_000); // 44 days; a minute on a machine that does nothing else
  const her = await join(page, clock);
  await expectHome(her);

  await complete(her, 1, { rating: 7 });
  await expectHome(her);
  await nextDay(her);
  await walk(her, 5_200);
  await expectHome(her); // steps only
  await nextDay(her);
  await record(her, 2, { minutes: 10, rating: null, short: true });
  await nextDay(her, '23:50');
  await enterSteps(her, 5_000);
  await expectHome(her); // exactly the goal, ten minutes before midnight
  await nextDay(her, '00:10');
  await expectHome(her); // the new day is open
  await record(her, 3, { rating: 9 });
  await expectHome(her); // the fifth active day earns a pass
  await nextDay(her);
  await nextDay(her, '02:30'); // the clocks go back half an hour later, and a pass covers the day before
  await record(her, 4, { rating: 8 });
  await moveTo(her, her.today, '23:30');
  await expectHome(her);

  await nextDay(her);
  await walk(her, 4_999); // one step short
  await nextDay(her, undefined, 2);
  await expectHome(her); // nothing held any more: the streak has ended
  await nextDay(her);
  await record(her, 5, { rating: 6 });
  await nextDay(her);
  await record(her, 6, { rating: 10 });
  await walk(her, 10_400);
  await expectHome(her);
  await nextDay(her);
  await record(her, 7, { minutes: 12, rating: null, partial: true });
  await expectHome(her); // broken off: the day counts, the week does not
  await expectWorkouts(her);
  await nextDay(her);
  await walk(her, 7_600);
  for (const steps of [6_000, 5_001]) {
    await nextDay(her);
    await walk(her, steps);
  }
  await nextDay(her);
  await record(her, 7, { rating: 8 });
  await nextDay(her);
  await record(her, 7, { rating: 9 }); // a repeat
  await expectHome(her);
  await nextDay(her);
  await record(her, 8, { rating: 8 });
  await nextDay(her);
  await walk(her, 5_900);
  await nextDay(her, undefined, 2);
  await record(her, 9, { rating: 7 });
  await nextDay(her);
  await changeGoal(her, 6_000);
  await record(her, 10, { rating: 5 });
  await nextDay(her);
  await walk(her, 5_500); // enough for the goal before, not for this one
  await expectHome(her);
  await nextDay(her);
  await record(her, 11, { rating: 9 });
  await expectHistory(her);

  await nextDay(her, undefined, 3);
  await completeLastOfBlock(her);
  await expectHome(her);
  await nextDay(her);
  await record(her, 1, { rating: 8 });
  await nextDay(her, undefined, 2);
  await walk(her, 6_100);
  await nextDay(her);
  await addForgottenWorkout(her, dayAfter(her.today, -2), 4);
  await expectHistoryNumbers(her);
  await expectHome(her);
  await deleteAndUndo(her);

  await moveTo(her, '2026-03-21', '23:55');
  await record(her, 2, { rating: 8 });
  await expectHome(her);
  await nextDay(her, '01:30'); // half an hour before the clocks go forward
  await expectHome(her);
  await moveTo(her, her.today, '04:00');
  await walk(her, 6_000);
  await nextDay(her);
  await record(her, 3, { rating: 10 });
  await expectHome(her);
  await expectWorkouts(her);
  await expectHistory(her);
  await lookBack(her);
});
