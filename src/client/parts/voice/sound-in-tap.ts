import { soundChoice } from '#client/parts/stored/browser-storage.ts';

let opened: AudioContext | undefined;

/**
 * On Apple devices sound begins in a tap or not at all, and the player that a tap leads to may come too late for it: the
 * tap itself opens the sound, which the player takes over. Elsewhere any earlier tap will do.
 */
export function openSoundInTap(): void {
  if (!('audioSession' in navigator) || soundChoice.read() === 'off') return;
  opened ??= new AudioContext({ latencyHint: 'interactive' });
  void opened.resume().catch(() => undefined);
  if (soundChoice.read() !== 'voice') return;
  const silence = new SpeechSynthesisUtterance(' ');
  silence.volume = 0;
  speechSynthesis.speak(silence);
}

/** What the last tap opened, once. */
export function takeOpenedSound(): AudioContext | undefined {
  const taken = opened;
  opened = undefined;
  return taken;
}
