import type { RingBlock } from '#domain/courses/breath-ring.ts';
import type { Kit, MoveId, MoveLevel } from '#programme/moves/move.ts';

/** The courses beside the programme. Each has a page and sessions of its own; none counts as a workout. */
export const COURSE_IDS = ['snacks', 'early-weeks', 'pelvic-floor', 'tummy-check', 'way-back'] as const;

/** One of {@link COURSE_IDS}. */
export type CourseId = (typeof COURSE_IDS)[number];

/** One move of a session. Both times together are its share of the stated minutes. */
export interface CourseStep {
  readonly moveId: MoveId;
  /** The heaviest level at which it is played, unless she chooses another herself. */
  readonly level: MoveLevel;
  /** A change of sides lies within. */
  readonly seconds: number;
  /** After it, to rest and to get to the next. */
  readonly restSeconds: number;
}

/** What every session says of itself. */
interface SessionAbout {
  /** Unique within its course; a part of its address. */
  readonly id: string;
  readonly title: string;
  /** Whole; the steps add up to it. */
  readonly minutes: number;
  /** One or two sentences about it. */
  readonly words: string;
  /** Open in the weeks after a birth in which the programme waits; no other page that says "wait" lets it through. */
  readonly isForEarlyWeeks?: true;
  /** It is off until somebody clinical has put her name to it, though its course is not. */
  readonly mark?: MarkedPart;
}

/** Something that a clinician puts her name to, in one version. */
export interface MarkedPart {
  readonly id: string;
  /** Goes up by one whenever anything of it changes. */
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
  /** Where jumps are open it leaves the floor, and is played at the levels of its plan, not at lighter ones of hers. */
  readonly buildsToImpact?: true;
}

/** A session of breaths and squeezes, which she follows with her eyes. */
export interface RingSession extends SessionAbout {
  /** How to be for it, in words. */
  readonly position: string;
  readonly ring: readonly RingBlock[];
}

/** A look at her own body, step by step. */
export interface LookSession extends SessionAbout {
  readonly look: readonly { readonly words: string; readonly alt: string }[];
}

/** A session of a course. */
export type CourseSession = MoveSession | RingSession | LookSession;

/** Words of a course's page under a heading. */
export interface CourseSection {
  readonly title: string;
  readonly lines: readonly string[];
  /** Stands on the page also while the course is off. */
  readonly isRisk?: true;
}

/** What a list shows of a course. Light: no session comes along. */
export interface CourseSummary {
  readonly id: CourseId;
  /** Goes up by one whenever a session, a rule or a word changes: a clinician's mark is for one version. */
  readonly version: number;
  /** Off until somebody clinical has put her name to this version. */
  readonly isMedical: boolean;
  readonly title: string;
  readonly lead: string;
}

/** A course with all that its page says. */
export interface Course extends CourseSummary {
  /** When and for whom it is. */
  readonly who: string;
  readonly sections: readonly CourseSection[];
  readonly sessions: readonly CourseSession[];
  /** Every session once, in order; absent where nothing divides them. */
  readonly groups?: readonly CourseGroup[];
  /** Sessions that follow one another, by their names: after a while the next is offered. */
  readonly stages?: readonly string[];
  /** What it goes back to: numbers of the safety sources, from 1. Everything else is our own choice. */
  readonly sources: readonly number[];
}

/** True for a session that is followed on a ring. */
export const isRingSession = (session: CourseSession): session is RingSession => 'ring' in session;

/** True for a session that the player plays. */
export const isMoveSession = (session: CourseSession): session is MoveSession => 'steps' in session;

/** True for a look at her own body, which a screen of its own leads through. */
export const isLookSession = (session: CourseSession): session is LookSession => 'look' in session;
