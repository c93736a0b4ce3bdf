/** The little of Web Audio that the cues use: its clock moves when told, and it notes what will sound. */
export function fakeAudio() {
  const tones: FakeOscillator[] = [];
  const lines: FakeSource[] = [];
  const contexts: FakeContext[] = [];

  class FakeContext extends EventTarget {
    currentTime = 100;
    state = 'suspended';
    destination = {};
    constructor() {
      super();
      contexts.push(this);
    }
    become(state: string) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
    async resume() {
      this.become('running');
    }
    async close() {
      this.state = 'closed';
    }
    createOscillator() {
      const oscillator = new FakeOscillator();
      tones.push(oscillator);
      return oscillator;
    }
    createBufferSource() {
      const source = new FakeSource();
      lines.push(source);
      return source;
    }
    createGain() {
      const settle = () => undefined;
      return {
        gain: {
          value: 1,
          setValueAtTime: settle,
          exponentialRampToValueAtTime: settle,
          linearRampToValueAtTime: settle,
        },
        connect: (target: unknown) => target,
        disconnect: settle,
      };
    }
  }

  return {
    /** When recorded lines begin that were not taken back, in seconds of the audio clock. */
    lines: () => lines.filter(({ isTakenBack }) => !isTakenBack).map(({ startsAt }) => startsAt),
    AudioContext: FakeContext as unknown as typeof AudioContext,
    contexts,
    /** What has been handed to the audio clock and not taken back: when, in seconds of that clock, and how high. */
    heard: () =>
      tones.filter(({ isTakenBack }) => !isTakenBack).map(({ startsAt, frequency }) => [startsAt, frequency.value]),
  };
}

class FakeSource extends EventTarget {
  buffer: unknown = null;
  startsAt = Number.NaN;
  isTakenBack = false;
  connect(target: unknown) {
    return target;
  }
  start(at: number) {
    this.startsAt = Math.round(at * 1_000) / 1_000;
  }
  stop(at: number) {
    if (at === 0) this.isTakenBack = true;
  }
}

class FakeOscillator extends FakeSource {
  frequency = { value: 0 };
}
