interface Voice {
  lang: string;
  localService: boolean;
  name: string;
}

const voiceOf = (voice: Voice) => ({ ...voice, voiceURI: `voice of ${voice.name}` });

export const BRITISH = { lang: 'en-GB', localService: true, name: 'Kate' };

/** A voice that only writes down what it is asked to say. */
export function fakeSpeech(given: Voice[]) {
  const voices = given.map(voiceOf);
  const said: string[] = [];
  const spokenBy: string[] = [];
  const volumes: number[] = [];
  let latest: Partial<SpeechSynthesisUtterance> = {};
  const asked: Partial<SpeechSynthesisUtterance>[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: { text: string; voice?: Voice; volume: number }) => {
      const { text, voice, volume } = utterance;
      latest = utterance as Partial<SpeechSynthesisUtterance>;
      asked.push(latest);
      said.push(text);
      if (!voice) return;
      spokenBy.push(voice.name);
      volumes.push(volume);
    },
    cancel: () => void said.push('(hush)'),
  });
  return {
    synthesis: synthesis as unknown as SpeechSynthesis,
    Utterance: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    } as unknown as typeof SpeechSynthesisUtterance,
    said,
    /** By which voice each sentence was said. */
    spokenBy,
    volumes,
    /** What becomes of the latest line. */
    begins: () => latest.onstart?.call(latest as SpeechSynthesisUtterance, new Event('start') as SpeechSynthesisEvent),
    /** A line, counted from the latest one at -1, is over, or cut off. */
    ends: (which = -1) => {
      const utterance = asked.at(which) as SpeechSynthesisUtterance;
      utterance.onend?.call(utterance, new Event('end') as SpeechSynthesisEvent);
    },
    fails: (error: SpeechSynthesisErrorCode) =>
      latest.onerror?.call(
        latest as SpeechSynthesisUtterance,
        Object.assign(new Event('error'), { error }) as unknown as SpeechSynthesisErrorEvent,
      ),
    add: (voice: Voice) => {
      voices.push(voiceOf(voice));
      synthesis.dispatchEvent(new Event('voiceschanged'));
    },
  };
}
