import { Share2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { logFailure } from '#client/platform/log-failure.ts';
import { withStyleSheet } from '#client/platform/style-sheets.ts';
import { Button } from '#client/ui/button.tsx';
import type { Win } from '#domain/share-story.ts';
import { SHARE_FAILURE } from './share-failure.ts';

type Dialog = ComponentType<{ win: Win; onClose: () => void }>;

export function ShareWinButton({ win, variant = 'coral' }: { win: Win; variant?: 'coral' | 'ghost' }) {
  const [opened, setOpened] = useState<{ win: Win; ShareDialog: Dialog }>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function open() {
    setState('loading');
    try {
      const { ShareDialog } = await withStyleSheet('later-views', import('./share-dialog.tsx'));
      setOpened({ win, ShareDialog });
      setState('idle');
    } catch (failure) {
      logFailure(failure);
      setState('failed');
    }
  }

  return (
    <>
      <Button
        variant={variant}
        size={variant === 'ghost' ? 'small' : 'large'}
        block
        busy={state === 'loading'}
        onClick={() => void open()}
      >
        <Share2 size={20} aria-hidden="true" />
        Share Your Win
      </Button>
      <span role="status" hidden={state !== 'failed'}>
        {state === 'failed' && SHARE_FAILURE}
      </span>
      {opened && <opened.ShareDialog win={opened.win} onClose={() => setOpened(undefined)} />}
    </>
  );
}
