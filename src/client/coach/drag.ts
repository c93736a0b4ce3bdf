/** A drag on the coach: degrees that one across the whole stage turns her and one down it tips her, and pixels a finger has to move before it turns her: a tap stays a tap. */
export const DRAG = { across: 252, down: 92, slack: 6 } as const;
