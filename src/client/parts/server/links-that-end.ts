/** Shorter than the half hour for which an address of an own film opens at least. */
const KEPT_MS = 25 * 60_000;

/** Keeps an answer with addresses that end, for whoever asked, as long as they open; without an answer it is asked for again. */
export function linksThatEnd<Answer>() {
  let asked: { whose: string; at: number; answer: Promise<Answer> } | undefined;

  function read(whose: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (asked?.whose !== whose || Date.now() - asked.at > KEPT_MS) {
      const question = { whose, at: Date.now(), answer: ask() };
      asked = question;
      question.answer.catch(() => {
        if (asked === question) asked = undefined;
      });
    }
    return asked.answer;
  }

  return {
    read,
    /** The next one who reads asks. */
    forget(): void {
      asked = undefined;
    },
  };
}
