import type { DetailedError, Upload } from 'tus-js-client';
import { DESK_PATHS } from '#contract/paths.ts';

export interface SendingProblem {
  /** Nothing that passes by itself. */
  isLasting: boolean;
  told: string;
}

interface SenderEvents {
  onProgress: (sent: number) => void;
  onProblem: (problem: SendingProblem) => void;
  onArrived: (uploadId: string) => void;
}

export interface Sender {
  start: () => void;
  pause: () => void;
  drop: () => void;
}

/** A part takes a slow connection some seconds; what has arrived of one that is cut is kept. */
const PART_BYTES = 2 * 1024 * 1024;
const RETRY_DELAYS_MS = [0, 1_000, 2_000, 4_000, 8_000, 15_000, ...Array<number>(20).fill(30_000)];
/** The connection, a server that restarts, or another tab with the same film. */
const PASSING = new Set([0, 408, 409, 423, 429, 502, 503, 504]);

/** One film by the tus protocol, which is loaded with the first. */
export function createSender(file: File, before: string | undefined, on: SenderEvents): Sender {
  let upload: Promise<Upload> | undefined;

  async function open(): Promise<Upload> {
    const { Upload } = await import('tus-js-client');
    const opened = new Upload(file, {
      endpoint: DESK_PATHS.uploads,
      uploadUrl: before ?? null,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      storeFingerprintForResuming: false,
      metadata: { name: file.name, changedAt: String(file.lastModified) },
      onProgress: on.onProgress,
      onShouldRetry: (error) => {
        const isPassing = PASSING.has(statusOf(error));
        if (isPassing) on.onProblem({ isLasting: false, told: 'Connection lost. It continues on its own.' });
        return isPassing;
      },
      onError: (error) => on.onProblem(problemIn(error)),
      onSuccess: () => on.onArrived(opened.url?.split('/').at(-1) ?? ''),
    });
    return opened;
  }

  const opened = () => (upload ??= open());
  return {
    // A try that waits for its turn would be a second one.
    start: () => void opened().then((one) => one.abort().then(() => one.start())),
    pause: () => void opened().then((one) => one.abort()),
    drop: () => void opened().then((one) => one.abort(true).catch(() => undefined)),
  };
}

const statusOf = (error: Error): number =>
  'originalResponse' in error ? ((error as DetailedError).originalResponse?.getStatus() ?? 0) : 0;

function problemIn(error: Error): SendingProblem {
  const status = statusOf(error);
  if (status === 401) return { isLasting: false, told: 'Sign in to the desk again, then continue.' };
  if (PASSING.has(status)) return { isLasting: false, told: 'Connection lost. Continue when you’re back online.' };
  const body = (error as DetailedError).originalResponse?.getBody() ?? '';
  return { isLasting: true, told: messageIn(body) ?? 'We couldn’t upload this film. Please try again.' };
}

function messageIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : undefined;
  } catch {
    return undefined;
  }
}
