import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';

/** An instant in epoch milliseconds. */
const InstantSchema = z.int();

const VALUE_MAX_LENGTH = 8_000;
const MOST_CHANGES = 60;

/** The places where a setting can be set; one that is set outside the desk wins over the desk, and is changed there. */
export const SETTING_SOURCES = ['environment', 'settings.env', 'site.json', 'desk', 'nowhere'] as const;

/** A setting, by its name in the environment, or `site.` and its place in `site.json`. */
export const DeskSettingSchema = z.object({
  name: z.string(),
  /** The name under which it is set outside the desk; `SMTP_URL` sets five. */
  saidAs: z.string(),
  /**
   * The value that holds, which may be the default; of a long secret only the last four characters, of a short one
   * nothing.
   */
  value: z.string(),
  isSecret: z.boolean(),
  source: z.enum(SETTING_SOURCES),
  changedAt: InstantSchema.nullable(),
  changedBy: z.string().nullable(),
});
/** An answer of {@link DeskSettingSchema}. */
export type DeskSetting = z.infer<typeof DeskSettingSchema>;

/** All settings, and what the desk knows of the site. */
export const DeskSettingsSchema = z.object({
  version: z.int(),
  /** Only test cards are taken. */
  isPractice: z.boolean(),
  /** The address from which a proxy nearby passed this request on; null where none did. */
  proxySeen: z.string().nullable(),
  settings: z.array(DeskSettingSchema),
});
/** An answer of {@link DeskSettingsSchema}. */
export type DeskSettings = z.infer<typeof DeskSettingsSchema>;

/** The outcome of a change of settings. */
export const SettingsKeptSchema = z.object({
  message: z.string(),
  /**
   * The new address of the desk, shown once: a link that signs in the operator who moved it; null where it has not
   * moved.
   */
  newDesk: z.object({ link: z.string(), isSent: z.boolean() }).nullable(),
});
/** An answer of {@link SettingsKeptSchema}. */
export type SettingsKept = z.infer<typeof SettingsKeptSchema>;

/** Changes settings, all together or none; an empty text unsets one. */
export const SettingsChangeSchema = z.object({
  /** The version of the settings that the operator saw. */
  seenVersion: z.int(),
  changes: z
    .array(z.object({ name: textUpTo(100), value: textUpTo(VALUE_MAX_LENGTH) }))
    .min(1)
    .max(MOST_CHANGES),
});
/** What {@link SettingsChangeSchema} takes. */
export type SettingsChange = z.infer<typeof SettingsChangeSchema>;
