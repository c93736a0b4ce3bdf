import type { KindMoment } from '#domain/speech/spoken-cue.ts';

/** A kind word and the moment for which it fits. */
export interface KindLine {
  readonly text: string;
  readonly fits: KindMoment;
}

const any = (text: string): KindLine => ({ text, fits: 'any' });
const work = (text: string): KindLine => ({ text, fits: 'work' });
const rest = (text: string): KindLine => ({ text, fits: 'rest' });

/**
 * The kind words, named "kind.1" and so on; a new one goes to the end. They claim nothing that the product cannot see, never
 * speak of weight, shape, burning or earning, and fit every member.
 */
export const KIND_LINES: readonly KindLine[] = [
  any('Steady is plenty.'),
  work('Find your rhythm.'),
  any('You’re doing this.'),
  work('Keep it even.'),
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
  any('Easy does it.'),
  work('Use all the room you’ve got.'),
  any('There’s no hurry.'),
  work('Nice and long.'),
  work('Every round is practice.'),
  any('Stop early if you need to.'),
  any('Soft shoulders, long breath.'),
  rest('Resting is part of it.'),
  work('Nice and smooth.'),
  work('Breathe first, then move.'),
  rest('You’ll manage the next one.'),
  work('Make this one count.'),
  work('Soft face, steady work.'),
  work('Do less, but do it well.'),
  any('You’re in charge here.'),
  rest('Let your shoulders drop.'),
  work('Breathe, move, repeat.'),
  any('Notice what feels strong.'),
  any('Unclench your teeth.'),
  any('Good to have you here.'),
  any('One thing at a time.'),
  rest('One breath before the next.'),
  work('Keep this one tidy.'),
  any('Enjoy this bit.'),
  any('I’m with you.'),
];
