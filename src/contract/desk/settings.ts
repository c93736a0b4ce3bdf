import { z } from 'zod';
import { textUpTo } from '#contract/fields.ts';

/** Epoch milliseconds. */
const InstantSchema = z.int();

const VALUE_MAX_LENGTH = 8_000;
const MOST_CHANGES = 60;

/** Where a setting is said; what is said outside the desk goes before it, and is changed there. */
export const SETTING_SOURCES = ['environment', 'settings.env', 'site.json', 'desk', 'nowhere'] as const;

/** One setting, by its name in the environment, or `site.` and its place in `site.json`. */
export const DeskSettingSchema = z.object({
  name: z.string(),
  /** Where it is said outside the desk: under which name. `SMTP_URL` says five. */
  saidAs: z.string(),
  /** What holds, the usual value included; of a long secret the last four characters, of a short one nothing. */
  value: z.string(),
  isSecret: z.boolean(),
  source: z.enum(SETTING_SOURCES),
  changedAt: InstantSchema.nullable(),
  changedBy: z.string().nullable(),
});
/** An answer of {@link DeskSettingSchema}. */
export type DeskSetting = z.infer<typeof DeskSettingSchema>;

export const DeskSettingsSchema = z.object({
  version: z.int(),
  /** Only test cards are taken. */
  isPractice: z.boolean(),
  /** From where a proxy nearby handed on the request that asks; null where none did. */
  proxySeen: z.string().nullable(),
  settings: z.array(DeskSettingSchema),
});
/** An answer of {@link DeskSettingsSchema}. */
export type DeskSettings = z.infer<typeof DeskSettingsSchema>;

/** What came of a change. */
export const SettingsKeptSchema = z.object({
  message: z.string(),
  /** Where the desk has moved to, once: a link that lets whoever moved it in there. */
  newDesk: z.object({ link: z.string(), isSent: z.boolean() }).nullable(),
});
/** An answer of {@link SettingsKeptSchema}. */
export type SettingsKept = z.infer<typeof SettingsKeptSchema>;

/** Kept together or not at all; an empty text unsets. */
export const SettingsChangeSchema = z.object({
  /** Of the settings that she saw when she made them. */
  seenVersion: z.int(),
  changes: z
    .array(z.object({ name: textUpTo(100), value: textUpTo(VALUE_MAX_LENGTH) }))
    .min(1)
    .max(MOST_CHANGES),
});
/** What {@link SettingsChangeSchema} takes. */
export type SettingsChange = z.infer<typeof SettingsChangeSchema>;
