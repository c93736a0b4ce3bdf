/**
 * How the page's sound stands beside what else an Apple device plays: "beside" mixes with her music, "over" may lower it
 * for the moment; both keep to an iPhone's silent switch. "alone" does not, and stops her music. "unset" is up to the browser.
 */
type SoundManner = 'beside' | 'over' | 'alone' | 'unset';

const TYPES: Readonly<Record<SoundManner, string>> = {
  beside: 'ambient',
  over: 'transient',
  alone: 'playback',
  unset: 'auto',
};

export function soundAs(manner: SoundManner): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession && audioSession.type !== TYPES[manner]) audioSession.type = TYPES[manner];
}

/** Her music makes room for words; nothing changes where it has been stopped anyway. */
export function makeRoomForWords(areSaid: boolean): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession && audioSession.type !== TYPES.alone) soundAs(areSaid ? 'over' : 'beside');
}
