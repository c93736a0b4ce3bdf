import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { isMobile } from '#client/browser/device.ts';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { SHARE_FAILURE } from '#client/parts/share/shareable-win.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { storyWords, type Win } from '#domain/progress/share-story.ts';
import styles from './share-dialog.module.css';
import { type ShareOutcome, savePicture, shareStory, useStoryPicture } from './share-story.ts';

export function ShareDialog({ win, onClose }: { win: Win; onClose: () => void }) {
  const firstName = useSignIn()?.user.firstName ?? '';
  const { alt, caption } = storyWords(win, firstName);
  const picture = useStoryPicture(win, firstName);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const [isSharing, setSharing] = useState(false);
  const ready = typeof picture === 'object' ? picture : undefined;
  const isFailed = picture === 'failed';
  const wasShared = outcome !== undefined && outcome !== 'closed';
  const label = shareLabel(wasShared);

  async function share() {
    if (!ready) return;
    setSharing(true);
    setOutcome(await shareStory(ready.file, caption));
    setSharing(false);
  }

  return (
    <BottomSheet
      open
      closable
      onOpenChange={onClose}
      title="Share Your Win"
      text={isFailed ? undefined : `${ready ? 'Your picture is ready.' : 'We’re drawing your picture.'} ${SHOWS}`}
      foot={
        <div className={styles.foot}>
          {!isFailed && (
            <Button variant="coral" size="large" busy={!ready || isSharing} onClick={() => void share()}>
              {ready &&
                (label === SAVE ? <Download size={20} aria-hidden="true" /> : <Share2 size={20} aria-hidden="true" />)}
              {label}
            </Button>
          )}
          {isMobile() && ready && (
            <Button variant="outline" onClick={() => savePicture(ready.file)}>
              <Download size={20} aria-hidden="true" />
              {SAVE}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      }
    >
      {isFailed ? (
        <Notice tone="sun" role="status">
          {SHARE_FAILURE}
        </Notice>
      ) : (
        <Ready {...{ ready, alt, label, outcome }} />
      )}
    </BottomSheet>
  );
}

interface ReadyProps {
  /** Undefined while it is drawn. */
  ready: { file: File; address: string } | undefined;
  alt: string;
  label: string;
  outcome: ShareOutcome | undefined;
}

function Ready({ ready, alt, label, outcome }: ReadyProps) {
  return (
    <div className={styles.share}>
      {ready ? (
        <img className={styles.preview} src={ready.address} alt={alt} width={1080} height={1920} />
      ) : (
        <Skeleton className={styles.preview} />
      )}
      <div className={styles.how}>
        {isMobile() && <Steps label={label} />}
        <p role="status">{outcome && OUTCOMES[outcome]}</p>
      </div>
    </div>
  );
}

const SHOWS = 'It shows your first name, workout, count and streak. Nothing else.';

const OUTCOMES: Readonly<Record<ShareOutcome, string>> = {
  shared: 'Shared.',
  closed: '',
  opened: 'Your story camera is open. If the picture isn’t on your phone yet, save it first.',
  saved: 'It’s in your downloads. Post it from here, or send it to your phone.',
};

const SAVE = 'Save the picture';

function shareLabel(wasShared: boolean): string {
  if (wasShared) return 'Share Again';
  return isMobile() ? 'Share' : SAVE;
}

function Steps({ label }: { label: string }) {
  const steps = [`Tap ${label}.`, 'Choose your story.', 'Add what you like.'];
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
