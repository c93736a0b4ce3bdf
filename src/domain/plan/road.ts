import { type Edition, editionOfBlock, type NewBlockAnswer, type Week } from './block.ts';

/** How a member walks a stage of the road: week after week, or its first week twice without its last (product §28). */
export const ROAD_PACES = ['steady', 'gentle'] as const;

/** One of {@link ROAD_PACES}. */
export type RoadPace = (typeof ROAD_PACES)[number];

/** Foundation, strength and power are 1 to 3, four weeks each; 4 is the rhythm that is kept after them. */
export type RoadStage = 1 | 2 | 3 | 4;

/** The stage of the rhythm: every block of the road after the third plays it. */
export const RHYTHM = 4;

/** A block that is walked on the road. */
export interface RoadBlock {
  block: number;
  pace: RoadPace;
}

/** What the twelve places of a block play: an edition in its own order, or a stage of the road at a pace. */
export type BlockPlan = Edition | `${RoadPace}${RoadStage}`;

/**
 * The stage that a block plays; undefined for a block beside the road. The first block on the road is the first stage, the
 * next one the second, whatever was done between them, so that no stage comes back.
 *
 * @param road the blocks on the road, in order.
 */
export function stageOfBlock(block: number, road: readonly RoadBlock[]): RoadStage | undefined {
  const index = road.findIndex((one) => one.block === block);
  return index < 0 ? undefined : stageAfter(index);
}

/** What the places of a block play. */
export function planOfBlock(block: number, road: readonly RoadBlock[]): BlockPlan {
  const stage = stageOfBlock(block, road);
  if (stage === undefined) return editionOfBlock(block);
  const pace = road.find((one) => one.block === block)?.pace;
  return stage < RHYTHM && pace === 'gentle' ? `gentle${stage}` : `steady${stage}`;
}

/** The week of the stage whose workouts a week plays: at a gentle pace the week before, but for the first week. */
export function playedWeek(pace: RoadPace, week: Week): Week {
  return pace === 'gentle' && week > 1 ? ((week - 1) as Week) : week;
}

/** A request for a block, and its answer. */
export interface RoadQuestion {
  block: number;
  answer: NewBlockAnswer;
  /** Undefined for a block beside the road. */
  pace: RoadPace | undefined;
}

/**
 * The road after a request for a block. A block that starts with a pace is on the road. The pace of the block that runs can
 * be changed any number of times; a block that was begun beside the road stays there. Gives the same array where nothing
 * changes.
 */
export function roadWith(road: readonly RoadBlock[], { block, answer, pace }: RoadQuestion): readonly RoadBlock[] {
  if (pace === undefined || answer === 'refused') return road;
  if (answer === 'start') return [...road, { block, pace }];
  const known = road.find((one) => one.block === block);
  if (!known || known.pace === pace) return road;
  return road.map((one) => (one === known ? { block, pace } : one));
}

/** The stage that follows after so many blocks on the road. */
export const stageAfter = (walked: number): RoadStage => Math.min(walked + 1, RHYTHM) as RoadStage;
