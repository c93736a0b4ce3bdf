import type { Kysely } from 'kysely';
import type { HealthAgreement } from '#contract/health-agreements.ts';
import type { HealthDisclaimerVersion } from '#domain/body/health-disclaimer.ts';
import type { Database } from '#server/platform/database/schema.ts';

/** The first agreement to a version is kept; later ones are ignored. @returns the kept one. */
export async function keepFirst(
  db: Kysely<Database>,
  userId: string,
  { disclaimerVersion, agreedAt }: HealthAgreement,
): Promise<HealthAgreement> {
  await db
    .insertInto('health_agreement')
    .values({ user_id: userId, version: disclaimerVersion, agreed_at: agreedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'version']).doNothing())
    .execute();
  const row = await db
    .selectFrom('health_agreement')
    .selectAll()
    .where('user_id', '=', userId)
    .where('version', '=', disclaimerVersion)
    .executeTakeFirstOrThrow();
  return { disclaimerVersion: row.version as HealthDisclaimerVersion, agreedAt: row.agreed_at };
}

export async function countOf(db: Kysely<Database>, version: string): Promise<number> {
  const { count } = await db
    .selectFrom('health_agreement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return Number(count);
}
