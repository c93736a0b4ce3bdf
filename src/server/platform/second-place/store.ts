import { type ListObject, S3mini } from 's3mini';
import { BackupError } from '#server/platform/backup/backup-error.ts';
import { FOLDER, type SecondPlace, type StoredObject } from './second-place.ts';
import { mayPass, placeTrouble } from './store-trouble.ts';

/** Held in memory at a time, several times over. Services want all parts but the last of one size, none fewer than 5 MB. */
export const PART_BYTES = 5 * 1024 * 1024;

/** For one part on a slow line; a service that says nothing for as long is given up. */
const PATIENCE_MS = 5 * 60_000;

const TRIES = 3;

/** Objects of the second place. Throws {@link BackupError} in the service’s own words. */
export interface Store {
  list: (prefix?: string) => Promise<StoredObject[]>;
  /** Whole, or not there at all. */
  put: (key: string, source: ReadableStream<Uint8Array>) => Promise<void>;
  read: (key: string, bytes: number) => ReadableStream<Uint8Array>;
  readText: (key: string) => Promise<string | undefined>;
  /** Those that are not there are no error. */
  remove: (keys: readonly string[]) => Promise<void>;
}

export function openStore(place: SecondPlace, { patienceMs = PATIENCE_MS, most = TRIES } = {}): Store {
  const s3 = new S3mini({
    accessKeyId: place.key,
    secretAccessKey: place.secret,
    endpoint: `${place.endpoint}/${place.bucket}`,
    region: place.region,
    requestAbortTimeout: patienceMs,
    // What is signed for this address is shown to no other.
    fetch: (url, options) => fetch(url, { ...options, redirect: 'manual' }),
  });

  async function told<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries < most && mayPass(error)) continue;
        throw new BackupError(placeTrouble(error, place).words, { cause: error });
      }
    }
  }

  async function putParts(key: string, first: Uint8Array, rest: AsyncGenerator<Uint8Array>): Promise<number> {
    const uploadId = await told(() => s3.getMultipartUploadId(key));
    try {
      const parts = [await told(() => s3.uploadPart(key, uploadId, first, 1))];
      let bytes = first.byteLength;
      for await (const part of rest) {
        bytes += part.byteLength;
        parts.push(await told(() => s3.uploadPart(key, uploadId, part, parts.length + 1)));
      }
      await told(() => s3.completeMultipartUpload(key, uploadId, parts));
      return bytes;
    } catch (error) {
      // A service keeps the parts of what was begun, and charges for them.
      await s3.abortMultipartUpload(key, uploadId).catch(() => undefined);
      throw error;
    }
  }

  return {
    async list(prefix = FOLDER) {
      const objects = await told(async () => {
        const found = await s3.listObjects('/', prefix);
        if (!found) throw new Error('<Code>NoSuchBucket</Code><Message>The bucket does not exist</Message>');
        return found;
      });
      return objects.map(asStored);
    },

    async put(key, source) {
      const parts = partsOf(source);
      const first = (await parts.next()).value ?? new Uint8Array();
      let bytes = first.byteLength;
      if (bytes < PART_BYTES) await told(() => s3.putObject(key, first));
      else bytes = await putParts(key, first, parts);
      const arrived = await told(() => s3.getContentLength(key));
      if (arrived !== bytes) throw new BackupError(`Of ${bytes} bytes only ${arrived} arrived.`);
    },

    read(key, bytes) {
      let from = 0;
      return new ReadableStream({
        async pull(controller) {
          if (from >= bytes) return controller.close();
          const until = Math.min(from + PART_BYTES, bytes);
          const part = await told(async () => (await s3.getObjectRaw(key, false, from, until)).arrayBuffer());
          controller.enqueue(new Uint8Array(part));
          from = until;
        },
      });
    },

    readText: async (key) => (await told(() => s3.getObject(key))) ?? undefined,

    async remove(keys) {
      for (const key of keys) await told(() => s3.deleteObject(key));
    },
  };
}

const asStored = ({ Key, Size, LastModified }: ListObject): StoredObject => ({
  key: Key,
  bytes: Size,
  arrivedAt: LastModified.getTime(),
});

/** All but the last of {@link PART_BYTES}; each is gone once the next is asked for. */
async function* partsOf(source: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const piece of source) {
    for (let from = 0; from < piece.byteLength; ) {
      const taken = Math.min(piece.byteLength - from, PART_BYTES - filled);
      part.set(piece.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
      if (filled < PART_BYTES) continue;
      yield part;
      filled = 0;
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
