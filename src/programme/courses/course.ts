import type { RingBlock } from '#domain/courses/breath-ring.ts';
import type { Kit, MoveLevel, ShippedMoveId } from '#programme/moves/move.ts';

/** The courses beside the programme. Each has a page and sessions of its own; none counts as a workout. */
export const COURSE_IDS = ['snacks', 'early-weeks', 'pelvic-floor', 'tummy-check', 'way-back'] as const;

/** One of {@link COURSE_IDS}. */
export type CourseId = (typeof COURSE_IDS)[number];

/** One move of a session. Its seconds and rest together are its share of the stated minutes. */
export interface CourseStep {
  readonly moveId: ShippedMoveId;
  /** The heaviest level at which it is played, unless the member chooses another. */
  readonly level: MoveLevel;
  /** The seconds of the move, with a change of sides in them. */
  readonly seconds: number;
  /** The seconds after it, to rest and to get to the next move. */
  readonly restSeconds: number;
}

/** A {@link CourseStep}: its move, its level, and the seconds of the move and of the rest after it. */
export const step = (moveId: ShippedMoveId, level: MoveLevel, seconds: number, restSeconds: number): CourseStep => ({
  moveId,
  level,
  seconds,
  restSeconds,
});

/** Steps that are done several times in a row. */
export const times = (count: number, ...steps: readonly CourseStep[]): readonly CourseStep[] =>
  Array.from({ length: count }, () => steps).flat();

/** What every session of a course has. */
interface SessionAbout {
  /** The name of the session, unique within its course and a part of its address. */
  readonly id: string;
  readonly title: string;
  /** Whole minutes, to which the steps add up. */
  readonly minutes: number;
  /** One or two sentences about it. */
  readonly words: string;
  /**
   * The session is open in the weeks after a birth in which the programme waits; behind any other page that says "wait"
   * it is closed.
   */
  readonly isForEarlyWeeks?: true;
  /** The session is off until a clinician has put a name to it, though its course is on. */
  readonly check?: PartToCheck;
}

/** A part of a course that a clinician puts a name to, in one version. */
export interface PartToCheck {
  readonly id: string;
  /** The version, which goes up by one whenever anything of the part changes. */
  readonly version: number;
}

/** Sessions that belong together, by their names. */
export interface CourseGroup {
  readonly title: string;
  readonly note?: string;
  readonly sessions: readonly string[];
}

/** A short session that the player plays. */
export interface MoveSession extends SessionAbout {
  readonly kit: readonly Kit[];
  readonly steps: readonly CourseStep[];
  /**
   * The session leaves the floor where jumps are open, and is played at the levels of its plan, not at lighter ones of
   * the member's.
   */
  readonly buildsToImpact?: true;
}

/** A session of breaths and squeezes, which the member follows on a ring. */
export interface RingSession extends SessionAbout {
  /** The position for it, in words. */
  readonly position: string;
  readonly ring: readonly RingBlock[];
}

/** A look at the member's own body, step by step. */
export interface LookSession extends SessionAbout {
  readonly look: readonly { readonly words: string; readonly alt: string }[];
}

/** A session of a course. */
export type CourseSession = MoveSession | RingSession | LookSession;

/** A section of a course's page: a heading with its lines. */
export interface CourseSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** The section stands on the page also while the course is off. */
  readonly isRisk?: true;
}

/** What a list shows of a course. It is light: no session comes with it. */
export interface CourseSummary {
  readonly id: CourseId;
  /**
   * The version, which goes up by one whenever a session, a rule or a word changes: a clinician's check is for one
   * version.
   */
  readonly version: number;
  /** The course is off until a clinician has put a name to this version. */
  readonly isMedical: boolean;
  readonly title: string;
  readonly lead: string;
}

/** A course with everything that its page says, and its sessions. */
export interface Course extends CourseSummary {
  /** For whom the course is, and when. */
  readonly who: string;
  readonly sections: readonly CourseSection[];
  readonly sessions: readonly CourseSession[];
  /** The groups of sessions, each session once, in order; absent where there are no groups. */
  readonly groups?: readonly CourseGroup[];
  /** The names of sessions that follow one another: after some days the next is offered. */
  readonly stages?: readonly string[];
  /** The numbers of its safety sources, from 1. Everything that has no source is our own choice. */
  readonly sources: readonly number[];
}

/** True for a session that the member follows on a ring. */
export const isRingSession = (session: CourseSession): session is RingSession => 'ring' in session;

/** True for a session that the player plays. */
export const isMoveSession = (session: CourseSession): session is MoveSession => 'steps' in session;

/** True for a look at the member's own body, which has a screen of its own. */
export const isLookSession = (session: CourseSession): session is LookSession => 'look' in session;
