import type { PlayedLevel } from '#domain/session/played-level.ts';
import type { KindMoment, SessionQuarter, SpokenLine, TalkRole } from './spoken-cue.ts';

/** Short calls that come in several wordings; the coach takes the wording that was said longest ago. */
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
  | 'in'
  | 'out'
  | 'more'
  | 'needed'
  | 'back';

/** The sides of the member's body, never the coach's; always the side that works. */
export const BODY_SIDES = ['right', 'left'] as const;

/** One of {@link BODY_SIDES}. */
export type BodySide = (typeof BODY_SIDES)[number];

/** A part of a repetition: where it begins, as a share of the loop, and what is said as it begins. */
export interface BeatPart {
  readonly share: number;
  readonly line: SpokenLine | undefined;
  /** The breath goes out in it. */
  readonly isOut: boolean;
}

/** The words in time with the coach. */
export interface Beat {
  readonly loopMs: number;
  /** A posture that is kept: the breath goes by the clip, never slower. */
  readonly isHeld: boolean;
  /** One for all repetitions, or several that take turns: then every repetition is told, and the last one ends the time. */
  readonly repetitions: readonly (readonly BeatPart[])[];
}

/** The lines that the coach says of one version of a move. */
export interface VersionWords {
  readonly name: SpokenLine;
  readonly setUp: SpokenLine;
  readonly cue: SpokenLine;
  readonly breath: SpokenLine;
  /** The lines that name the working side, in several wordings; undefined where the version has no sides. */
  readonly sides: Readonly<Record<BodySide, readonly SpokenLine[]>> | undefined;
  /** The move turns the other way round at half time, as circles do. */
  readonly turnsRound: boolean;
  told(role: TalkRole): readonly SpokenLine[];
  /** Undefined where the loop is too quick or too even for words in time. */
  readonly beat: Beat | undefined;
  /** Done in quiet, often with closed eyes: the clock is not called, and the breath is told all the way. */
  readonly isCalm: boolean;
  /** Where the body is; between two different positions the member gets up, down or over. */
  readonly position: string;
}

/** A kind word, the moments for which it fits, and the same word with the member's name. */
export interface KindWord extends SpokenLine {
  readonly fits: KindMoment;
  readonly named?: SpokenLine;
  /** Belongs to an occasion of this session, and comes before the others. */
  readonly isOfOccasion?: true;
}

/** The sessions for which a welcome fits: all, or only those with a warm-up. */
export type OpeningMoment = 'any' | 'warm-up';

/** A welcome, and the sessions for which it fits. */
export interface OpeningWord extends SpokenLine {
  readonly fits: OpeningMoment;
}

/** Everything that the coach can say; the programme supplies it. */
export interface CoachWords {
  versionOf(moveId: string, level: PlayedLevel): VersionWords;
  callsOf(call: CallName): readonly SpokenLine[];
  /** The calls for getting from one position to another; empty where no call is needed. */
  positionCalls(from: string, to: string): readonly SpokenLine[];
  /** The calls for a member in this position once the work is done. */
  settleCalls(position: string): readonly SpokenLine[];
  /** The line that says the minutes left at a quarter; undefined for minutes that no session has left there. */
  timeLeft(quarter: SessionQuarter, minutes: number): SpokenLine | undefined;
  readonly kind: readonly KindWord[];
  readonly openings: readonly OpeningWord[];
  readonly endings: readonly SpokenLine[];
}
