import { z } from 'zod';

export interface Problem {
  at: number;
  /** What the line said: one of the program's own sentences. */
  what: string;
  detail: string | null;
  reference: string | null;
}

export interface Problems {
  note: (line: string) => void;
  /** Drains the buffer. */
  take: () => Problem[];
}

/** A storm of them is one problem, told often. */
const MOST_WAITING = 100;
const DETAIL_LENGTH = 300;

const LineSchema = z.object({
  time: z.string().transform((text) => Date.parse(text)),
  msg: z.string(),
  requestId: z.string().optional(),
  job: z.string().optional(),
  err: z.object({ message: z.string().optional() }).optional(),
});

/** A buffer of warnings and errors of the log, until they are stored. */
export function createProblems(): Problems {
  let waiting: Problem[] = [];
  return {
    note(line) {
      if (waiting.length >= MOST_WAITING) return;
      const { data } = LineSchema.safeParse(JSON.parse(line));
      if (!data) return;
      const detail = [data.job, data.err?.message].filter(Boolean).join(': ').slice(0, DETAIL_LENGTH);
      waiting.push({ at: data.time, what: data.msg, detail: detail || null, reference: data.requestId ?? null });
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}
