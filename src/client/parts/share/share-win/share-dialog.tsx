import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { isMobile } from '#client/browser/device.ts';
import { SHARE_FAILURE } from '#client/parts/share/shareable-win.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { storyWords, type Win } from '#domain/progress/share-story.ts';
import styles from './share-dialog.module.css';
import { type ShareOutcome, type StoryPicture, savePicture, shareStory, useStoryPicture } from './share-story.ts';

export function ShareDialog({ win, onClose }: { win: Win; onClose: () => void }) {
  const picture = useStoryPicture(win);
  const failed = picture === 'failed';
  return (
    <BottomSheet
      open
      closable
      onOpenChange={onClose}
      title="Share Your Win"
      text={
        failed
          ? undefined
          : 'Your picture is ready. It shows the workout, your count and your streak, and nothing else about you.'
      }
    >
      {failed ? (
        <Notice tone="sun" role="status">
          {SHARE_FAILURE}
        </Notice>
      ) : (
        <Sharing win={win} picture={picture} />
      )}
      <Button variant="outline" size="large" block className={styles.close} onClick={onClose}>
        Close
      </Button>
    </BottomSheet>
  );
}

const OUTCOMES: Readonly<Record<ShareOutcome, string>> = {
  shared: 'Shared.',
  closed: '',
  opened: 'Your story camera is open. Save the picture first, if it is not on your phone yet.',
  saved: 'The picture is in your downloads. Send it to your phone, or post it from here.',
};

function Sharing({ win, picture }: { win: Win; picture: Exclude<StoryPicture, 'failed'> }) {
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [sharing, setSharing] = useState(false);
  const { alt, caption } = storyWords(win);
  const ready = typeof picture === 'object' ? picture : undefined;
  const onPhone = isMobile();
  const wasShared = outcome !== undefined && outcome !== 'closed';
  const label = shareLabel(onPhone, wasShared);

  async function share() {
    if (!ready) return;
    setSharing(true);
    setOutcome(await shareStory(ready.file, caption));
    setSharing(false);
  }

  return (
    <>
      <div className={styles.row}>
        {ready ? (
          <img className={styles.preview} src={ready.address} alt={alt} width={1080} height={1920} />
        ) : (
          <Skeleton className={styles.preview} />
        )}
        <div className={styles.how}>
          <Steps onPhone={onPhone} label={label} hidden={!onPhone && wasShared} />
          <p role="status">{outcome && OUTCOMES[outcome]}</p>
          {onPhone && ready && <SaveButton file={ready.file} />}
        </div>
      </div>
      <ButtonStack className={styles.buttons}>
        <Button variant="coral" size="large" block busy={!ready || sharing} onClick={() => void share()}>
          {label === SAVE ? <Download size={20} aria-hidden="true" /> : <Share2 size={20} aria-hidden="true" />}
          {label}
        </Button>
      </ButtonStack>
    </>
  );
}

const SAVE = 'Save the picture';

function shareLabel(onPhone: boolean, wasShared: boolean): string {
  if (wasShared) return 'Share Again';
  return onPhone ? 'Share' : SAVE;
}

function Steps({ onPhone, label, hidden }: { onPhone: boolean; label: string; hidden: boolean }) {
  if (hidden) return null;
  const steps = onPhone
    ? [`Tap ${label}.`, 'Choose your story.', 'Add whatever you like.']
    : ['Save the picture.', 'Send it to your phone, or post it from here.'];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function SaveButton({ file }: { file: File }) {
  return (
    <TextButton onClick={() => savePicture(file)}>
      <Download size={18} aria-hidden="true" />
      {SAVE}
    </TextButton>
  );
}
