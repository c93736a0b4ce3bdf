import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { KindMoment, SessionQuarter, SpokenLine } from './spoken-cue.ts';

/** Short calls that come in several wordings, of which the one that was said longest ago is taken. */
export type CallName =
  | 'ready'
  | 'main'
  | 'cool'
  | 'half'
  | 'other'
  | 'change'
  | 'ten'
  | 'last'
  | 'circuit'
  | 'breather'
  | 'easier'
  | 'needed'
  | 'back';

/** Hers, never the coach's: her own right or left, and always the side that works. */
export const BODY_SIDES = ['right', 'left'] as const;

/** One of {@link BODY_SIDES}. */
export type BodySide = (typeof BODY_SIDES)[number];

/** What is said of one version of a move. */
export interface VersionWords {
  readonly name: SpokenLine;
  readonly setUp: SpokenLine;
  readonly cue: SpokenLine;
  readonly breath: SpokenLine;
  /** Which part works on each side, in several wordings; undefined where it has no sides. */
  readonly sides: Readonly<Record<BodySide, readonly SpokenLine[]>> | undefined;
  /** At half time it turns the other way round, as circles do. */
  readonly turnsRound: boolean;
  /** Where the body is; two that differ ask for getting up, down or over. */
  readonly position: string;
}

/** A kind word, and where it fits. */
export interface KindWord extends SpokenLine {
  readonly fits: KindMoment;
}

/** Where a welcome fits: anywhere, or only where a warm-up follows. */
export type OpeningMoment = 'any' | 'warm-up';

/** A welcome, and where it fits. */
export interface OpeningWord extends SpokenLine {
  readonly fits: OpeningMoment;
}

/** Everything that can be said, as the programme has it. */
export interface CoachWords {
  versionOf(moveId: string, level: PlayedLevel): VersionWords;
  callsOf(call: CallName): readonly SpokenLine[];
  /** How to get from one position to another; none where nothing needs to be said. */
  positionCalls(from: string, to: string): readonly SpokenLine[];
  /** The work is done: to somebody in this position. */
  settleCalls(position: string): readonly SpokenLine[];
  /** Undefined for minutes that no session has left there. */
  timeLeft(quarter: SessionQuarter, minutes: number): SpokenLine | undefined;
  readonly kind: readonly KindWord[];
  readonly openings: readonly OpeningWord[];
  readonly endings: readonly SpokenLine[];
}
