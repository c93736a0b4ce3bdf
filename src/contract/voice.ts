import { z } from 'zod';
import { VOICE_PARTS } from '#programme/speech/voice-part.ts';

/** A file of a voice pack: its name changes with its content, so that browsers may keep it for good. */
const VoiceFileSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+\.[0-9a-f]{16}\.(json|ogg|aac)$/),
  bytes: z.int().positive(),
});

/** One part of a voice pack: the same recordings as Opus and as AAC, and where each line stands in both. */
const VoicePartSchema = z.object({
  index: VoiceFileSchema,
  opus: VoiceFileSchema,
  aac: VoiceFileSchema,
  /** How many lines it has. */
  lines: z.int().nonnegative(),
  /** Tells which words were recorded: where the coach now says others, the part is not served. */
  words: z.string(),
  durationMs: z.int().nonnegative(),
});

/** The owner's recorded voice, in whole parts (docs/voice.md). A pack without parts means that there is none. */
export const VoicePackSchema = z.object({
  version: z.literal(1),
  parts: z.partialRecord(z.enum(VOICE_PARTS), VoicePartSchema),
});
export type VoicePack = z.infer<typeof VoicePackSchema>;

/**
 * Where a line stands: when it begins and how long it lasts, in milliseconds of the part, then its bytes in the Opus file and
 * in the AAC file, each as first byte and length. Those bytes alone are a whole little file that a browser can decode.
 */
export type RecordedLine = readonly [
  startMs: number,
  durationMs: number,
  opusFrom: number,
  opusBytes: number,
  aacFrom: number,
  aacBytes: number,
];

/** The place of each recorded line, by its id. */
export type VoiceIndex = Readonly<Record<string, RecordedLine>>;

/** The two kinds of a part's sound. A device fetches one of them. */
export type VoiceKind = 'opus' | 'aac';
