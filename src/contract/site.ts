import { z } from 'zod';

/** What the operator says of herself and what may be shown of everybody: no personal data. */
export const SiteSchema = z.object({
  company: z.string(),
  supportEmail: z.string(),
  /** Real counts, null below the floor at which they may be shown (decision "The product"). */
  members: z.int().nullable(),
  workouts: z.int().nullable(),
  /** Whether a purchase may start without an account. */
  guestCheckout: z.boolean(),
});
export type Site = z.infer<typeof SiteSchema>;
