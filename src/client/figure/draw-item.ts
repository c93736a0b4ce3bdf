/**
 * One SVG path. The list for a clip always has the same keys in the same order, so a component creates the nodes
 * once and patches `d`, `transform` and (front view: a lifted leg is a touch lighter) `fill`.
 */
export interface DrawItem {
  readonly key: string;
  /** Path data in viewBox units; empty while the part is not seen. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Stroke width in viewBox units. */
  readonly width?: number;
  readonly opacity?: number;
  readonly transform?: string;
}

/** Keeps the slots of a part in the draw list while it is drawn elsewhere, or not at all. */
export const hidden = (items: readonly DrawItem[]): DrawItem[] => items.map((item) => ({ ...item, d: '' }));
