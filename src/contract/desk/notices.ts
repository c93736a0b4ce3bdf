import { z } from 'zod';
import { NEED_KINDS } from './today.ts';

/** What an owner may hear of by e-mail: what needs a person and each sale at once, the week in numbers once a week. */
export const NOTICE_KINDS = [...NEED_KINDS, 'sale', 'week'] as const;

/** What she hears who has chosen nothing. */
export const USUAL_NOTICES = NOTICE_KINDS.filter((kind) => kind !== 'sale');

export const DeskNoticesSchema = z.object({ kinds: z.array(z.enum(NOTICE_KINDS)).max(NOTICE_KINDS.length) });
/** An answer of {@link DeskNoticesSchema}. */
export type DeskNotices = z.infer<typeof DeskNoticesSchema>;
