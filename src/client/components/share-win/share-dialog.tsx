import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { isMobile } from '#client/platform/device-kind.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { storyWords, type Win } from '#domain/share-story.ts';
import styles from './share-dialog.module.css';
import { SHARE_FAILURE } from './share-failure.ts';
import { type ShareOutcome, savePicture, shareStory } from './share-story.ts';
import { type StoryPicture, useStoryPicture } from './use-story-picture.ts';

interface ShareDialogProps {
  win: Win;
  onClose: () => void;
}

/** The picture as her friends will see it, how to share it, and the sharing itself (product §2, Share modal). */
export function ShareDialog({ win, onClose }: ShareDialogProps) {
  const picture = useStoryPicture(win);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [sharing, setSharing] = useState(false);
  const words = storyWords(win);
  const onPhone = isMobile();
  const wasShared = outcome !== undefined && outcome !== 'closed';
  const shareLabel = wasShared ? 'Share Again' : firstLabel(onPhone);

  async function share(file: File) {
    setSharing(true);
    setOutcome(await shareStory(file, words.caption));
    setSharing(false);
  }

  return (
    <BottomSheet
      open
      closable
      onOpenChange={onClose}
      title="Share Your Win"
      text={picture === 'failed' ? undefined : READY}
    >
      {picture === 'failed' ? (
        <Notice tone="sun" role="status">
          {SHARE_FAILURE}
        </Notice>
      ) : (
        <div className={styles.row}>
          <Preview picture={picture} alt={words.alt} />
          <div className={styles.how}>
            {onPhone && <Steps shareLabel={shareLabel} />}
            <p role="status">{outcome && OUTCOMES[outcome]}</p>
            {onPhone && typeof picture === 'object' && (
              <TextButton onClick={() => savePicture(picture.file)}>
                <Download size={18} aria-hidden="true" />
                Save the picture
              </TextButton>
            )}
          </div>
        </div>
      )}
      <ButtonStack className={styles.buttons}>
        {picture !== 'failed' && (
          <Button
            variant="coral"
            size="large"
            block
            busy={picture === 'drawing' || sharing}
            onClick={() => typeof picture === 'object' && void share(picture.file)}
          >
            {onPhone || wasShared ? <Share2 size={20} aria-hidden="true" /> : <Download size={20} aria-hidden="true" />}
            {shareLabel}
          </Button>
        )}
        <Button variant="outline" size="large" block onClick={onClose}>
          Close
        </Button>
      </ButtonStack>
    </BottomSheet>
  );
}

const READY = 'Your picture is ready. It shows the workout, your count and your streak, and nothing else about you.';

const OUTCOMES: Readonly<Record<ShareOutcome, string>> = {
  shared: 'Shared.',
  closed: '',
  opened: 'Your story camera is open. Save the picture first, if it is not on your phone yet.',
  saved: 'The picture is in your downloads. Send it to your phone, or post it from here.',
};

const firstLabel = (onPhone: boolean): string => (onPhone ? 'Share' : 'Save the picture');

function Steps({ shareLabel }: { shareLabel: string }) {
  return (
    <ol className={styles.steps}>
      <li>Tap {shareLabel}.</li>
      <li>Choose your story.</li>
      <li>Add whatever you like.</li>
    </ol>
  );
}

function Preview({ picture, alt }: { picture: StoryPicture; alt: string }) {
  if (typeof picture !== 'object') return <Skeleton className={styles.preview ?? ''} />;
  return <img className={styles.preview} src={picture.address} alt={alt} width={1080} height={1920} />;
}
