import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DeskMedium, MediumChangeSchema } from '#contract/desk/media.ts';
import { captionsProblem, webVtt } from '#domain/media/captions.ts';
import { lacksCaptions } from '#domain/media/media.ts';
import type { StoredMedium } from '#server/features/media/media.repository.ts';
import * as media from '#server/features/media/media.repository.ts';
import type { RecordAction } from '#server/features/purchases/operate-purchases.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { mediaUses } from './media-uses.ts';

/** What stands beside a film or photo; answers why its captions cannot be so, undefined once it is saved. */
export async function changeMedium(
  db: Kysely<Database>,
  medium: StoredMedium,
  to: z.infer<typeof MediumChangeSchema>,
  record: RecordAction,
): Promise<string | undefined> {
  const captions = to.captions.toSorted((one, other) => one.fromMs - other.fromMs);
  const isSpoken = to.isSpoken && medium.hasSound;
  const problem = captionsProblem(captions, medium.durationMs);
  if (problem !== undefined) return problem;
  const isLacking = lacksCaptions({ isSpoken, hasCaptions: captions.length > 0 });
  return inTransaction(db, async (transaction) => {
    const [use] = isLacking ? ((await mediaUses(transaction)).get(medium.id) ?? []) : [];
    if (use) return neededIn(use);
    const text = captions.length > 0 ? webVtt(captions) : null;
    await media.change(transaction, medium.id, { ...to, isSpoken, captions: text });
    const before = medium.name === to.name ? {} : { before: medium.name };
    await record(transaction, { action: 'medium_changed', ...before, after: to.name });
    return undefined;
  });
}

const neededIn = ({ placeName, field }: DeskMedium['uses'][number]) =>
  `“${placeName}” shows this film: ${field}. Keep its captions, or take it away there first.`;
