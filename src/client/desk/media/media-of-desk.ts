import { deskCall } from '#client/desk/desk-call.ts';
import type { MediaSource } from '#client/parts/move-media/media-source.ts';
import type { DeskMedia } from '#contract/desk/media.ts';
import { DESK_PATHS } from '#contract/paths.ts';

/** All that could show a move, whether it is published or not. */
export const MEDIA_OF_DESK: MediaSource = {
  whose: 'desk',
  async ask() {
    const { media } = await deskCall<DeskMedia>(DESK_PATHS.media);
    return Object.fromEntries(
      media.flatMap(({ id, address, small }) => (small === null ? [] : [[id, { address, still: small }]])),
    );
  },
  isOnDevice: false,
};
