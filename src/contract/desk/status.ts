import { z } from 'zod';

/** Epoch milliseconds. */
const InstantSchema = z.int();

/** The doctor's findings, what went wrong lately, and which version runs. */
export const DeskHealthSchema = z.object({
  lookedAt: InstantSchema,
  version: z.string(),
  /** Since when this server runs. */
  startedAt: InstantSchema,
  findings: z.array(
    z.object({
      name: z.string(),
      /** A `failure` must be mended; a `warning` may be meant so. */
      verdict: z.enum(['good', 'warning', 'failure']),
      words: z.string(),
      /** For a technician: a command, or the setting that it hangs on. */
      command: z.string().optional(),
      /** Where the desk mends it, if not where what the check is named after stands. */
      mendedAt: z.enum(['seller', 'mail_server']).optional(),
    }),
  ),
  /** Made out for this machine, for whoever looks after it; no service where there is no systemd to read it. */
  files: z.object({
    service: z.string().nullable(),
    /** The service then does so too, and may change everything on the machine. */
    runsAsRoot: z.boolean(),
    proxy: z.string(),
  }),
  /** Newest first; `what` is the sentence of the log. */
  troubles: z.array(
    z.object({
      id: z.string(),
      at: InstantSchema,
      what: z.string(),
      detail: z.string().nullable(),
      reference: z.string().nullable(),
    }),
  ),
});
/** An answer of {@link DeskHealthSchema}. */
export type DeskHealth = z.infer<typeof DeskHealthSchema>;
