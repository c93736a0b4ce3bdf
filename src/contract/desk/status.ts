import { z } from 'zod';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

/** The findings of the doctor, the latest problems, and the version that runs. */
export const DeskStatusSchema = z.object({
  lookedAt: InstantSchema,
  version: z.string(),
  /** When this server started. */
  startedAt: InstantSchema,
  findings: z.array(
    z.object({
      name: z.string(),
      /** A `failure` must be repaired; a `warning` may be intended. */
      verdict: z.enum(['good', 'warning', 'failure']),
      words: z.string(),
      /** For a technician: a command, or the setting on which the finding depends. */
      command: z.string().optional(),
      /** The page of the desk that repairs it, where it is not the one after which the check is named. */
      mendedAt: z.enum(['seller', 'mail_server']).optional(),
    }),
  ),
  /** Files made for this machine, for its technician; without a service where the machine has no systemd. */
  files: z.object({
    service: z.string().nullable(),
    /** The server runs as root: the service does so too, and may change everything on the machine. */
    runsAsRoot: z.boolean(),
    proxy: z.string(),
  }),
  /** The problems, the newest first; `what` is the sentence of the log. */
  problems: z.array(
    z.object({
      id: z.string(),
      at: InstantSchema,
      what: z.string(),
      detail: z.string().nullable(),
      reference: z.string().nullable(),
    }),
  ),
});
/** An answer of {@link DeskStatusSchema}. */
export type DeskStatus = z.infer<typeof DeskStatusSchema>;
