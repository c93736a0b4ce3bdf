import { isMobile } from '#client/browser/device-kind.ts';
import { downloadFile } from '#client/browser/download-file.ts';
import { logFailure } from '#client/browser/log-failure.ts';
import { STORY_LINK_WAIT_MS } from '#domain/progress/share-story.ts';

export type ShareOutcome = 'shared' | 'closed' | 'opened' | 'saved';

const STORY_CAMERA = 'instagram://story-camera';

/** Call it from a tap: the share sheet needs user activation (product §17). */
export async function shareStory(picture: File, caption: string): Promise<ShareOutcome> {
  if (isMobile()) {
    const shared = canShareFile(picture) ? await byShareSheet(picture, caption) : await byStoryCamera();
    if (shared) return shared;
  }
  savePicture(picture);
  return 'saved';
}

export const savePicture = (picture: File): void => downloadFile(picture.name, picture);

const canShareFile = (picture: File): boolean => navigator.canShare?.({ files: [picture] }) === true;

async function byShareSheet(picture: File, caption: string): Promise<ShareOutcome | undefined> {
  try {
    await navigator.share({ files: [picture], text: caption });
    return 'shared';
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed';
    logFailure(failure);
    return undefined;
  }
}

/** An app that opens hides the page; an unhandled link does not. */
function byStoryCamera(): Promise<ShareOutcome | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(limit);
      document.removeEventListener('visibilitychange', settle);
      resolve(document.hidden ? 'opened' : undefined);
    };
    const limit = setTimeout(settle, STORY_LINK_WAIT_MS);
    document.addEventListener('visibilitychange', settle);
    openAddress(STORY_CAMERA);
  });
}

/** Assigning `location` would leave the page where no app handles the scheme. */
function openAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
