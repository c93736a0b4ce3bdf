import { useEffect, useState } from 'react';
import { useCoachChoices } from '#client/figure/coach-choices.ts';
import { logFailure } from '#client/platform/log-failure.ts';
import type { Win } from '#domain/share-story.ts';
import { makeStoryPicture } from './story-picture.ts';

export type StoryPicture = 'drawing' | 'failed' | { file: File; address: string };

export function useStoryPicture(win: Win): StoryPicture {
  const { look } = useCoachChoices();
  const [picture, setPicture] = useState<StoryPicture>('drawing');

  useEffect(() => {
    let isWanted = true;
    let address: string | undefined;
    makeStoryPicture(win, look).then(
      (file) => {
        if (!isWanted) return;
        address = URL.createObjectURL(file);
        setPicture({ file, address });
      },
      (failure: unknown) => {
        logFailure(failure);
        if (isWanted) setPicture('failed');
      },
    );
    return () => {
      isWanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [win, look]);

  return picture;
}
