import { z } from 'zod';
import { isDisclaimerVersion } from '#domain/body/health-disclaimer.ts';
import { InstantSchema } from './fields.ts';

/**
 * The tick before the first workout: "I have read the Health disclaimer. I am 18 or over." Nothing about health comes
 * with it (product §14).
 */
export const HealthAgreementSchema = z.object({
  disclaimerVersion: z
    .string()
    .max(30)
    .refine(isDisclaimerVersion, 'This has changed. Reload the page and read it again.'),
  /**
   * When the member agreed by the device's clock, in epoch milliseconds; the record is never dated after its arrival.
   */
  agreedAt: InstantSchema,
});
export type HealthAgreement = z.infer<typeof HealthAgreementSchema>;
