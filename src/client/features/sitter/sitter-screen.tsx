import { CloudOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { appName } from '#client/browser/app-name.ts';
import { LinkExpired } from '#client/parts/account/link-answer.tsx';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';

import { openSitter } from '#client/parts/sitter/sitter-calls.ts';

import { Button } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage, WaitingPage } from '#client/ui/status-page.tsx';
import type { SitterPage } from '#contract/sitter.ts';
import { SitterView } from './sitter-view.tsx';

const NEEDS = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

/** For somebody without an account. The token stays in the address, so that the page can be kept; nothing is stored. */
export function SitterScreen() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { page, problem, isEnded, isOpening, show, end, open } = useSitterPage(token);
  if (isEnded) {
    return (
      <LinkExpired
        title="This link has expired"
        text="Or a part’s missing. Ask for a new one."
        wayOn={{ href: SCREEN_PATHS.landing, label: `What’s ${appName()}?` }}
      />
    );
  }
  if (page) return <SitterView {...{ token, page, show, end }} />;
  if (problem === undefined) return <WaitingPage text="Opening..." />;
  return (
    <StatusPage
      icon={<IconTile icon={CloudOff} size={26} tone="sun" />}
      title="This didn’t open"
      text={problem}
      actions={
        <Button variant="coral" busy={isOpening} onClick={() => void open()}>
          Try again
        </Button>
      }
    />
  );
}

function useSitterPage(token: string) {
  const [page, show] = useState<SitterPage>();
  const [problem, setProblem] = useState<string>();
  const [isEnded, setIsEnded] = useState(token === '');
  const [isOpening, setIsOpening] = useState(false);
  const isUnderWay = useRef(false);
  const end = useCallback(() => setIsEnded(true), []);

  const open = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsOpening(true);
    try {
      show(await openSitter(token));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) end();
      else setProblem(refusalText(error, NEEDS));
    } finally {
      isUnderWay.current = false;
      setIsOpening(false);
    }
  }, [token, end]);

  useEffect(() => {
    if (token === '') return undefined;
    void open();
    // A page that was left open shows the days as they are now.
    const look = () => document.visibilityState === 'visible' && void open();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [token, open]);

  return { page, problem, isEnded, isOpening, show, end, open };
}
