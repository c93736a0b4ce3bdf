import { useEffect, useState } from 'react';
import { readVideos } from '#client/api/videos.ts';
import { useSession } from '#client/platform/use-session.ts';
import type { Video, Videos } from '#contract/videos.ts';
import type { VideoPlace } from '#programme/video-place.ts';

export function useVideo(place: VideoPlace): Video | undefined {
  const userId = useSession()?.user.id;
  const [videos, setVideos] = useState<Videos>({});
  useEffect(() => {
    if (userId === undefined) return undefined;
    let isWanted = true;
    readVideos(userId).then(
      (answer) => isWanted && setVideos(answer),
      () => undefined, // without an answer the coach plays
    );
    return () => {
      isWanted = false;
    };
  }, [userId]);
  return videos[place];
}
