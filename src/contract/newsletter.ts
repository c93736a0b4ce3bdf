import { z } from 'zod';
import { isNewsletterWording, NEWSLETTER_ANSWERS } from '#domain/emails/newsletter.ts';

/** The version of the words that the member saw when answering (product §29). */
export const NewsletterWordingSchema = z
  .string()
  .max(30)
  .refine(isNewsletterWording, 'This has changed. Reload the page and read it again.');

/** A member's yes or no to the newsletter: one tap either way, and nothing else depends on it. */
export const NewsletterChoiceSchema = z.object({
  answer: z.enum(NEWSLETTER_ANSWERS, 'Choose yes or no.'),
  wording: NewsletterWordingSchema,
});
export type NewsletterChoice = z.infer<typeof NewsletterChoiceSchema>;

/** The member's last answer; null while there is none. `at` is in epoch milliseconds. */
export const OwnNewsletterSchema = z.object({
  choice: z.object({ answer: z.enum(NEWSLETTER_ANSWERS), at: z.int() }).nullable(),
});
export type OwnNewsletter = z.infer<typeof OwnNewsletterSchema>;
