/** Her mouth says a line that takes so many seconds; at 0 it is shut. */
type Mouthed = (text: string, seconds: number) => void;

/** How each coach who stands on the page says a line that is heard now: she speaks to the viewer. */
export const mouths = new Set<Mouthed>();
