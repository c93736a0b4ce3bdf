/** The little of Web Audio that the cues use: its clock moves when told, and it notes what will sound. */
export function fakeAudio() {
  const tones: FakeOscillator[] = [];
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
    AudioContext: FakeContext as unknown as typeof AudioContext,
    contexts,
    /** What has been handed to the audio clock and not taken back: when, in seconds of that clock, and how high. */
    heard: () =>
      tones.filter(({ isTakenBack }) => !isTakenBack).map(({ startsAt, frequency }) => [startsAt, frequency.value]),
  };
}

class FakeOscillator extends EventTarget {
  frequency = { value: 0 };
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
