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
  any('You are doing this.'),
  work('Keep it even.'),
  any('Any version counts.'),
  any('Smaller is fine today.'),
  any('Take the pace that suits you.'),
  work('Clean beats fast.'),
  work('One good one at a time.'),
  work('Round by round it gets familiar.'),
  work('Quality over speed.'),
  any('Let it be easy.'),
  any('You found the time.'),
  any('Stay with your breath.'),
  work('A wobble is practice.'),
  work('You can shorten the move.'),
  any('Exactly where you need to be.'),
  any('Slow is a good choice.'),
  any('Keep your jaw soft.'),
  any('Shoulders away from your ears.'),
  work('Keep the shape you have.'),
  any('Feel the floor under you.'),
  any('One more calm breath.'),
  any('Short pauses are allowed.'),
  any('Keep it kind.'),
  any('Your pace is the pace.'),
  any('This carries into your day.'),
  any('You set the range.'),
  work('Look ahead, keep breathing.'),
  any('These minutes are yours.'),
  any('Nothing to prove here.'),
  rest('Hold on to something if you like.'),
  work('Strong and unhurried.'),
  work('Control first, then speed.'),
  any('Let your face relax.'),
  any('Easy does it.'),
  work('Use all the room you have.'),
  any('Nothing here needs hurry.'),
  work('Stay long, stay easy.'),
  work('Every round is practice.'),
  any('Stop early if you need to.'),
  any('Shoulders soft, breath long.'),
  rest('Rest is part of the plan.'),
  work('Smooth is what we want.'),
  work('Breathe first, then move.'),
  rest('You can do the next one.'),
  work('Make this one a neat one.'),
  work('Easy face, steady work.'),
  work('Lower the effort, keep the shape.'),
  any('You are in charge here.'),
  rest('Let the floor hold you.'),
  work('Breathe, move, repeat.'),
  any('Notice what feels strong.'),
  any('Unclench your teeth.'),
  any('Good to have you here.'),
  any('One thing at a time.'),
  rest('A breath before the next one.'),
  work('Keep this one tidy.'),
  any('Enjoy this bit.'),
  any('I am with you.'),
];
