import { callApi } from '#client/platform/api-client.ts';
import { SITE_PATH } from '#contract/paths.ts';
import type { Site } from '#contract/site.ts';

// A plain call: the public screens do without the query library.

let answer: Promise<Site> | undefined;

/** What the operator says of herself and what may be shown of everybody, asked once; after a failure it is asked again. */
export function readSite(): Promise<Site> {
  answer ??= callApi<Site>(SITE_PATH).catch((error: unknown) => {
    answer = undefined;
    throw error;
  });
  return answer;
}
