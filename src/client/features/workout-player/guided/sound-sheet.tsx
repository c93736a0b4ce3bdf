import { MoonStar } from 'lucide-react';
import type { SessionSound } from '#client/features/workout-player/cues/use-session-cues.ts';
import { SoundChoiceControl, TalkChoice } from '#client/parts/session/sound-choice.tsx';
import { SoundSettings } from '#client/parts/session/sound-settings.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import styles from './sheets.module.css';
import type { GuidedSession } from './use-guided-session.ts';

interface SoundSheetProps {
  open: boolean;
  /** What can be told apart at a glance, and no more: the coach goes on above it. */
  isRunning: boolean;
  sound: SessionSound;
  session: Pick<GuidedSession, 'showSoundOnly'>;
  onCarryOn: (isEased: boolean) => void;
  onClose: () => void;
}

export function SoundSheet({ open, isRunning, sound, session, onCarryOn, onClose }: SoundSheetProps) {
  const isHeard = sound.choice === 'voice' && !sound.lacksVoice;
  const carryOnInTheDark = () => {
    session.showSoundOnly(true);
    onCarryOn(false);
  };
  return (
    <BottomSheet open={open} closable onOpenChange={onClose} title="Sound and voice">
      <ButtonStack>
        {isRunning ? (
          <>
            <SoundChoiceControl value={sound.choice} onChange={sound.choose} hasRecordings={sound.hasRecordings} />
            {sound.choice === 'voice' && <TalkChoice />}
          </>
        ) : (
          <SoundSettings hasRecordings={sound.hasRecordings} />
        )}
        {isHeard && (
          <>
            <Button variant="outline" block onClick={carryOnInTheDark}>
              <MoonStar size={20} aria-hidden="true" />
              Sound only, dark screen
            </Button>
            <p className={styles.note}>For a phone in your pocket: the coach says all that matters.</p>
          </>
        )}
      </ButtonStack>
    </BottomSheet>
  );
}
