import type { Config } from '#server/settings/config.ts';
import { type Finding, failure, good } from './finding.ts';

/** What the desk has sealed, and the key in the data folder does not open: lost in a power cut, or another machine's. */
export async function checkSecrets({ unopened }: Pick<Config, 'unopened'>): Promise<Finding> {
  if (unopened.length === 0) return good('every secret that the desk keeps can be read');
  return failure(unopened.join(' ').replace(/\.$/, ''));
}
