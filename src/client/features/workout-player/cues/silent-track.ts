const SECONDS = 10;
const SAMPLE_RATE = 8_000;
/** The middle of an unsigned byte. */
const SILENCE = 128;
const HEADER_BYTES = 44;

/** Ten seconds of nothing as a WAV file: long enough for every phone to take it for music, and made here so that no network is needed. */
export function silentTrack(): Uint8Array<ArrayBuffer> {
  const samples = SECONDS * SAMPLE_RATE;
  const track = new Uint8Array(HEADER_BYTES + samples).fill(SILENCE);
  const header = new DataView(track.buffer);
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  const number = (at: number, value: number) => header.setUint32(at, value, true);
  text(0, 'RIFF');
  number(4, HEADER_BYTES - 8 + samples);
  text(8, 'WAVEfmt ');
  number(16, 16); // length of what follows
  number(20, 0x0001_0001); // uncompressed, one channel
  number(24, SAMPLE_RATE);
  number(28, SAMPLE_RATE); // bytes a second
  number(32, 0x0008_0001); // one byte, of eight bits, a sample
  text(36, 'data');
  number(40, samples);
  return track;
}
