import { z } from 'zod';
import { TODO_KINDS } from './today.ts';

/**
 * The kinds of alerts that an owner may get by email: what needs a person and each sale at once, the week in numbers
 * once a week.
 */
export const ALERT_KINDS = [...TODO_KINDS, 'sale', 'week'] as const;

/** The alerts of an owner who has chosen none. */
export const USUAL_ALERTS = ALERT_KINDS.filter((kind) => kind !== 'sale');

/** The kinds of alerts that an owner gets. */
export const DeskAlertsSchema = z.object({ kinds: z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length) });
/** An answer of {@link DeskAlertsSchema}. */
export type DeskAlerts = z.infer<typeof DeskAlertsSchema>;
