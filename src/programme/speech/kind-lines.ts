import type { KindOccasion } from '#domain/speech/kind-occasion.ts';
import type { KindMoment } from '#domain/speech/spoken-cue.ts';

/** A kind word and the moment for which it fits. */
export interface KindLine {
  readonly text: string;
  readonly fits: KindMoment;
  /** The member's name may stand at its end. */
  readonly takesName?: true;
  /** Said in such a session alone. */
  readonly on?: KindOccasion;
}

const any = (text: string): KindLine => ({ text, fits: 'any' });
const work = (text: string): KindLine => ({ text, fits: 'work' });
const rest = (text: string): KindLine => ({ text, fits: 'rest' });
const first = (text: string): KindLine => ({ text, fits: 'first' });
const last = (text: string): KindLine => ({ text, fits: 'last' });
const on = (occasion: KindOccasion, text: string): KindLine => ({ text, fits: 'any', on: occasion });
const named = (line: KindLine): KindLine => ({ ...line, takesName: true });

/**
 * The kind words, named "kind.1" and so on; a new one goes to the end. Each day of the week has its own, so that none comes
 * again within a week: by the remainder of its place; a first session has all of its own. They claim nothing that the product cannot see, never
 * speak of weight, shape, burning or earning, and fit every member.
 */
export const KIND_LINES: readonly KindLine[] = [
  any('Steady is plenty.'),
  work('Find your rhythm.'),
  any('You’re doing this.'),
  any('Any version counts.'),
  any('Smaller is fine today.'),
  any('Find a pace that suits you.'),
  work('Tidy beats fast.'),
  work('One good one at a time.'),
  work('Each round gets more familiar.'),
  work('Quality over speed.'),
  any('Let it be easy.'),
  any('You made the time.'),
  any('Stay with your breath.'),
  work('A wobble’s fine.'),
  work('You can make it smaller.'),
  any('Right where you need to be.'),
  any('Slow is a good choice.'),
  any('Keep your jaw soft.'),
  any('Shoulders away from your ears.'),
  work('Steady, all the way.'),
  any('Feel the floor under you.'),
  any('One more calm breath.'),
  any('Pause if you like.'),
  any('Go gently.'),
  any('Your pace is fine.'),
  any('Take this into your day.'),
  any('You choose how far.'),
  work('Look ahead, keep breathing.'),
  any('These minutes are yours.'),
  any('Nothing to prove here.'),
  rest('Hold on to something if you like.'),
  work('Strong and steady.'),
  work('Control first, then speed.'),
  any('Let your face relax.'),
  work('Use all the room you’ve got.'),
  any('There’s no hurry.'),
  work('Nice and long.'),
  work('Every round is practice.'),
  any('Stop early if you need to.'),
  rest('Resting is part of it.'),
  work('Nice and smooth.'),
  work('Breathe first, then move.'),
  rest('You’ll manage the next one.'),
  work('Make this one count.'),
  work('Do less, but do it well.'),
  any('You’re in charge here.'),
  rest('Let your shoulders drop.'),
  work('Breathe, move, repeat.'),
  any('Notice what feels strong.'),
  any('Good to have you here.'),
  any('One thing at a time.'),
  rest('One breath before the next.'),
  any('Enjoy this bit.'),
  any('I’m with you.'),
  named(any('That’s it.')),
  named(work('Lovely and steady.')),
  named(any('You’ve got this.')),
  work('One good one, then the next.'),
  named(any('I’m right here with you.')),
  work('A wobble’s how you learn.'),
  named(work('You’re doing it.')),
  named(any('Nice and easy does it.')),
  any('There’s no wrong version today.'),
  any('If it’s noisy at home, that’s fine.'),
  named(any('This bit’s just for you.')),
  named(first('Good to see you.')),
  first('You’ve pressed start. That’s the hard part.'),
  first('We’ll build up slowly.'),
  first('You needn’t be ready. We’ll get there.'),
  first('Start small. You can always add.'),
  first('Leave the washing. It’ll wait.'),
  named(work('You’re well into it now.')),
  work('This is where it gets familiar.'),
  work('Keep a little in hand for later.'),
  any('Unclench your jaw. There you go.'),
  any('Long breath out, and carry on.'),
  work('Settle in, and let it flow.'),
  named(last('Last one of these.')),
  last('Finish the way you started.'),
  last('Give it what’s left, and no more.'),
  last('Nearly there, and I’m with you.'),
  last('Neat and tidy to the end.'),
  named(last('This one, and it’s yours.')),
  last('Stay with it. A rest comes next.'),
  last('Let’s make this one a good one.'),
  first('Easy now. There’s plenty of time.'),
  named(first('Let’s take this one together.')),
  last('You’ve come a long way in today.'),
  any('Breathe out, and let it go.'),
  named(any('You’re here, and that’s plenty.')),
  rest('Shake your hands out if you like.'),
  rest('Water, if you want some.'),
  rest('Roll your shoulders once.'),
  named(on('tired', 'Tired’s welcome here.')),
  on('tired', 'Do half of it today. It still counts.'),
  on('tired', 'If it feels like a lot, tap Easier.'),
  named(on('tired', 'You came, tired and all.')),
  on('tired', 'Slow’s the plan today.'),
  on('tired', 'You can pause whenever you like.'),
  on('fifth-week', 'Week five. You kept coming back.'),
  on('fifth-week', 'You know how this goes by now.'),
  on('fifth-week', 'New month, same you.'),
  on('fifth-week', 'Four weeks done. This is number five.'),
  named(on('first-session', 'First one. We’ll take it gently.')),
  on('first-session', 'Just learn the shapes today.'),
  on('first-session', 'You don’t need to get it all right.'),
  on('first-session', 'Everyone’s first one feels a bit odd.'),
];
