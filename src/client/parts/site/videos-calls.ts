import { callApi } from '#client/parts/server/api-client.ts';
import { videosPath } from '#contract/paths.ts';
import type { Videos } from '#contract/videos.ts';

let asked: { userId: string; answer: Promise<Videos> } | undefined;

/** Cached per member: videos change only when the server restarts. */
export function readVideos(userId: string): Promise<Videos> {
  if (asked?.userId !== userId) {
    const question = { userId, answer: callApi<Videos>(videosPath(userId)) };
    asked = question;
    question.answer.catch(() => {
      if (asked === question) asked = undefined;
    });
  }
  return asked.answer;
}
