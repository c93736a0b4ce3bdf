import { z } from 'zod';
import { NEED_KINDS } from './desk-today.ts';

/** Which needs an owner hears of by e-mail, at once. */
export const DeskNoticesSchema = z.object({ kinds: z.array(z.enum(NEED_KINDS)).max(NEED_KINDS.length) });
/** An answer of {@link DeskNoticesSchema}. */
export type DeskNotices = z.infer<typeof DeskNoticesSchema>;
