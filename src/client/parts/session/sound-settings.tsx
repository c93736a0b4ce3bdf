import { Play } from 'lucide-react';
import { useEffect } from 'react';
import {
  beepVolume,
  captions,
  firstSide,
  playsLocked,
  soundChoice,
  voiceChoice,
  voiceVolume,
} from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { chosenVoice, useEnglishVoices } from '#client/parts/voice/device-voice.ts';
import { Button } from '#client/ui/button.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { RangeField, SelectField } from '#client/ui/select-field.tsx';
import styles from './sound-choice.module.css';
import { SoundChoiceControl, TalkChoice } from './sound-choice.tsx';

const SAMPLE = 'Here’s how I sound. Halfway, and ten more.';

export function SoundSettings({ hasRecordings = false }: { hasRecordings?: boolean }) {
  const [choice, choose] = useStoredValue(soundChoice);
  const [isLocked, playLocked] = useStoredValue(playsLocked);
  const [volume, saveVolume] = useStoredValue(beepVolume);
  const [side, startOn] = useStoredValue(firstSide);
  const [isCaptioned, caption] = useStoredValue(captions);
  return (
    <div className={styles.settings}>
      <SoundChoiceControl value={choice} onChange={choose} hasRecordings={hasRecordings} />
      {choice === 'voice' && <TalkChoice />}
      {choice === 'voice' && <VoiceSettings hasRecordings={hasRecordings} />}
      <SwitchRow
        label="Show what she says"
        hint="In words on the screen, with the sound on or off."
        checked={isCaptioned}
        onChange={(event) => caption(event.target.checked)}
      />
      <SwitchRow
        label="Left side first"
        hint="Moves with 2 sides start on your left, on screen and out loud."
        checked={side === 'left'}
        onChange={(event) => startOn(event.target.checked ? 'left' : 'right')}
      />
      {choice !== 'off' && <Volume label="Volume of the beeps" volume={volume} onChange={saveVolume} />}
      {choice !== 'off' && (
        <SwitchRow
          label="Keep playing when locked"
          hint="Headphone buttons and the lock screen pause and carry on, where your phone allows it. Your own music may stop."
          checked={isLocked}
          onChange={(event) => playLocked(event.target.checked)}
        />
      )}
    </div>
  );
}

/** A recorded voice comes first; the device's own says what has not been recorded. */
function VoiceSettings({ hasRecordings }: { hasRecordings: boolean }) {
  const voices = useEnglishVoices();
  const [wish, saveWish] = useStoredValue(voiceChoice);
  const [volume, saveVolume] = useStoredValue(voiceVolume);
  const voice = chosenVoice(voices, wish);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  return (
    <>
      {voice && (
        <div className={styles.voice}>
          <SelectField
            label={hasRecordings ? 'Voice for what is not recorded' : 'Voice'}
            value={voice.voiceURI}
            onChange={(event) => saveWish(event.target.value)}
          >
            {voices.map(({ voiceURI, name, lang }) => (
              <option key={voiceURI} value={voiceURI}>
                {name} ({countryOf(lang)})
              </option>
            ))}
          </SelectField>
          <Button variant="outline" onClick={() => hear(voice, volume / 100)}>
            <Play size={18} fill="currentColor" aria-hidden="true" />
            Hear it
          </Button>
        </div>
      )}
      {(voice || hasRecordings) && <Volume label="Volume of the voice" volume={volume} onChange={saveVolume} />}
    </>
  );
}

function Volume({ label, volume, onChange }: { label: string; volume: number; onChange: (volume: number) => void }) {
  return (
    <RangeField
      {...{ label }}
      min={10}
      max={100}
      step={10}
      value={volume}
      aria-valuetext={`${volume} per cent`}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}

function hear(voice: SpeechSynthesisVoice, volume: number): void {
  const utterance = new SpeechSynthesisUtterance(SAMPLE);
  Object.assign(utterance, { voice, lang: voice.lang, volume });
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

function countryOf(lang: string): string {
  const country = /^en[-_]([a-z]{2})\b/i.exec(lang)?.[1]?.toUpperCase();
  if (country === 'GB') return 'British';
  return (country && new Intl.DisplayNames('en-GB', { type: 'region' }).of(country)) || 'English';
}
