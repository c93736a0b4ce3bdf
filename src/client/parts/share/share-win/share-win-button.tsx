import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { logFailure } from '#client/browser/promises.ts';
import { SHARE_FAILURE } from '#client/parts/share/shareable-win.ts';
import { Button } from '#client/ui/button.tsx';
import type { Win } from '#domain/progress/share-story.ts';

const ShareDialog = lazyView(async () => (await import('./share-dialog.tsx')).ShareDialog);

export function ShareWinButton({ win, variant = 'coral' }: { win: Win; variant?: 'coral' | 'ghost' }) {
  const [shared, setShared] = useState<Win>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function open() {
    setState('loading');
    try {
      await ShareDialog.preload();
      setShared(win);
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
      {shared && <ShareDialog win={shared} onClose={() => setShared(undefined)} />}
    </>
  );
}
