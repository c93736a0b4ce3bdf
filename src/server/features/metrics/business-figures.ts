import { PURCHASE_STATUSES } from '#domain/purchase.ts';
import { newestBackupAt } from '#server/platform/backup/backup-folder.ts';
import { type Sample, sample } from '#server/platform/metrics/metrics-text.ts';
import type { MetricsRepository } from './metrics.repository.ts';

export interface BusinessFiguresNeeds {
  metrics: MetricsRepository;
  dataFolder: string;
  dailyBackups: boolean;
  now: () => number;
}

export async function businessSamples(needs: BusinessFiguresNeeds): Promise<Sample[]> {
  const { metrics, now, dataFolder, dailyBackups } = needs;
  const emails = await metrics.countUnsentEmails();
  const purchases = await metrics.countPurchases();
  const ageOf = (at: number) => (now() - at) / 1_000;
  const webhookAt = await metrics.findLastWebhookAt();
  const backupAt = dailyBackups ? newestBackupAt(dataFolder) : undefined;
  return [
    sample('emails_waiting', 'gauge', 'E-mails that are not sent yet.', emails.waiting),
    sample('emails_given_up', 'gauge', 'E-mails that are not tried any more.', emails.givenUp),
    sample(
      'purchases',
      'gauge',
      'Purchases by their state now.',
      PURCHASE_STATUSES.map((status) => ({ labels: { status }, value: purchases.get(status) ?? 0 })),
    ),
    // Absent rather than wrong when there is none.
    ...(webhookAt === undefined
      ? []
      : [sample('webhook_age_seconds', 'gauge', 'Since the last webhook came.', ageOf(webhookAt))]),
    ...(backupAt === undefined
      ? []
      : [sample('backup_age_seconds', 'gauge', 'Since the newest daily backup was made.', ageOf(backupAt))]),
  ];
}
