import type Stripe from 'stripe';
import type { LastRestore } from '#contract/desk/backups.ts';
import { createStripeClient } from '#server/features/purchases/stripe-client.ts';
import { createProblems, type Problems } from '#server/platform/log/problems.ts';
import { type Config, type ConfigReading, readConfig } from '#server/settings/config.ts';
import type { DeskValues } from '#server/settings/desk-values.ts';
import type { Restorer } from './restore-backup.ts';

/** What the desk asks of the server as a whole, beyond one call. */
export interface Upkeep {
  problems: Problems;
  /** Since when this process runs. */
  startedAt: number;
  /** Opens everything anew, with the settings as they are now; those under way are answered as before. */
  reload: () => Promise<void>;
  /** What the settings would be with these values of the desk. */
  readWithDesk: (desk: DeskValues) => ConfigReading;
  /** With a key that is tried. */
  stripeFor: (secretKey: string) => Stripe;
  /**
   * The data of that backup takes the place of what is here; begins once it is noted, after the answer is sent. False
   * while another one is under way.
   */
  restore: (backup: string, by: Restorer, note: () => Promise<void>) => Promise<boolean>;
  lastRestore: () => LastRestore | null;
  /** Brings a backup from the second place; answers its name here. Throws `BackupError`. */
  fetchBackup: (config: Pick<Config, 'secondPlace' | 'dataFolder'>, id: string) => Promise<string>;
}

/** For an application that no server holds, as in tests. */
export const withoutUpkeep = (now: () => number): Upkeep => ({
  problems: createProblems(),
  startedAt: now(),
  reload: async () => {},
  readWithDesk: (desk) => readConfig({}, { desk }),
  stripeFor: createStripeClient,
  restore: async (_copy, _by, note) => {
    await note();
    return true;
  },
  lastRestore: () => null,
  fetchBackup: async (_config, id) => id,
});
