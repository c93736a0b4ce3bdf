import { z } from 'zod';
import { NEED_KINDS } from './today.ts';

/**
 * The kinds of notices that an owner may get by email: what needs a person and each sale at once, the week in numbers
 * once a week.
 */
export const NOTICE_KINDS = [...NEED_KINDS, 'sale', 'week'] as const;

/** The notices of an owner who has chosen none. */
export const USUAL_NOTICES = NOTICE_KINDS.filter((kind) => kind !== 'sale');

/** The kinds of notices that an owner gets. */
export const DeskNoticesSchema = z.object({ kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length) });
/** An answer of {@link DeskNoticesSchema}. */
export type DeskNotices = z.infer<typeof DeskNoticesSchema>;
