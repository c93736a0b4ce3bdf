import { MoonStar } from 'lucide-react';
import { SoundSettings } from '#client/components/sound-settings.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import type { SessionSound } from '../cues/use-session-cues.ts';
import styles from './sheets.module.css';
import type { WorkoutSession } from './use-session.ts';

interface SoundSheetProps {
  open: boolean;
  sound: SessionSound;
  session: Pick<WorkoutSession, 'showSoundOnly'>;
  onCarryOn: (isEased: boolean) => void;
  onClose: () => void;
}

export function SoundSheet({ open, sound, session, onCarryOn, onClose }: SoundSheetProps) {
  const isHeard = sound.choice === 'voice' && !sound.lacksVoice;
  const carryOnInTheDark = () => {
    session.showSoundOnly(true);
    onCarryOn(false);
  };
  return (
    <BottomSheet open={open} closable onOpenChange={onClose} title="Sound and voice">
      <ButtonStack>
        <SoundSettings hasRecordings={sound.hasRecordings} />
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
