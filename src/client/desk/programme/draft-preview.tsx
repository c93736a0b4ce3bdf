import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskFile } from '#client/desk/desk-call.ts';
import { MEDIA_OF_DESK } from '#client/desk/media/media-of-desk.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import type { AskedDraft, PlayerWord } from '#client/desk/player/asked-draft.ts';
import { LEVEL_NAMES, lengthOptions } from '#client/parts/session/workout-labels.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { DESK_PLAYER_PATH } from '#contract/paths.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import styles from './draft-preview.module.css';
import { PlanFaults } from './plan-checks.tsx';
import { goToPart } from './plan-part.tsx';
import type { PlannedDraft } from './use-planned-workout.ts';

/** Plays the workout as it stands in the fields, saved or not. */
export function DraftPreview({ draft }: { draft: PlannedDraft }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { workout, problems, plan } = draft;
  return (
    <>
      <Button size="small" variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Eye size={20} aria-hidden="true" />
        Preview
      </Button>
      <Dialog
        open={isOpen}
        closable
        keepOnTap
        onOpenChange={close}
        className={styles.preview}
        title="Preview"
        text={`${workout.shortTitle}, as it is in the fields. Nothing you do here is kept.`}
      >
        {plan && problems.length === 0 ? (
          <Playing draft={draft} onClose={close} />
        ) : (
          <div className={styles.faults}>
            <Notice tone="sun">
              {plan ? 'It can’t be played yet. Put this right first.' : 'This plan can’t be read.'}
            </Notice>
            <PlanFaults
              {...draft}
              onGo={(at) => {
                // The page is inert as long as this is open.
                flushSync(close);
                goToPart(at);
              }}
            />
          </div>
        )}
      </Dialog>
    </>
  );
}

const LEVELS = MOVE_LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }));

function Playing({ draft, onClose }: { draft: PlannedDraft; onClose: () => void }) {
  const { code, words, workout } = draft;
  const [length, setLength] = useState<AskedDraft['length']>('full');
  const [level, setLevel] = useState<AskedDraft['level']>('standard');
  // A frame says nothing of a page that did not come.
  const page = useQuery({
    queryKey: [DESK_PLAYER_PATH],
    queryFn: () => deskFile(DESK_PLAYER_PATH),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const media = useQuery({ queryKey: ['move media'], queryFn: MEDIA_OF_DESK.ask, gcTime: 0 });
  return (
    <>
      <div className={styles.choices}>
        <SegmentedControl
          label="Length"
          options={lengthOptions(workout.durationMinutes)}
          value={length}
          onChange={setLength}
        />
        <SegmentedControl label="Level" options={LEVELS} value={level} onChange={setLevel} />
      </div>
      <LoadState of={page} />
      {page.data && !media.isPending && (
        <PlayerFrame asked={{ code, words, media: media.data ?? {}, length, level }} onLeft={onClose} />
      )}
    </>
  );
}

function PlayerFrame({ asked, onLeft }: { asked: AskedDraft; onLeft: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Of no origin, so no address of it can be named; the frame can show nothing but our own page.
  const tell = useEffectEvent(() => frame.current?.contentWindow?.postMessage(asked, '*'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of each choice
  useEffect(() => tell(), [asked.length, asked.level]);
  const hear = useEffectEvent(({ source, data }: MessageEvent<PlayerWord>) => {
    if (source !== frame.current?.contentWindow) return;
    if (data === 'ready') tell();
    if (data === 'left') onLeft();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<PlayerWord>) => hear(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      src={DESK_PLAYER_PATH}
      sandbox="allow-scripts"
      allow="screen-wake-lock"
      title="The workout in the player"
      className={styles.frame}
    />
  );
}
