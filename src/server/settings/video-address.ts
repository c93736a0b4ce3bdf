import type { Video, Videos } from '#contract/videos.ts';

const YOUTUBE_HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^(?:\/video)?\/(\d{1,15})(?:\/([\da-f]{6,40}))?\/?$/;
const VIDEO_FILE = /\.(?:mp4|m4v|webm)$/i;
/** With a dot, which local names have not, and without signs that would end a line of a content policy. */
const PUBLIC_HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

export const VIDEO_RULE = 'must be an https:// link to YouTube, Vimeo, or an .mp4 or .webm file';

/**
 * In the form that is best for privacy; `undefined` for everything else, so that only players and files are embedded.
 */
export function videoAt(text: string): Video | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  if (address.protocol !== 'https:' || address.username !== '' || address.password !== '') return undefined;
  const { hostname } = address;
  if (hostname === 'youtu.be' || YOUTUBE_HOSTS.has(hostname)) return youTubeVideo(address);
  if (['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return vimeoVideo(address);
  if (!VIDEO_FILE.test(address.pathname) || !PUBLIC_HOST.test(hostname)) return undefined;
  return { kind: 'file', address: address.href, host: hostname };
}

export function videoOrigins(videos: Videos): { frameOrigins: string[]; mediaOrigins: string[] } {
  const originsOf = (kind: Video['kind']) => {
    const shown = Object.values(videos).filter((video) => video.kind === kind);
    return [...new Set(shown.map(({ address }) => new URL(address).origin))].sort();
  };
  return { frameOrigins: originsOf('frame'), mediaOrigins: originsOf('file') };
}

function youTubeVideo({ hostname, pathname, searchParams }: URL): Video | undefined {
  const id = hostname === 'youtu.be' ? pathname.slice(1) : youTubeId(pathname, searchParams);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&cc_load_policy=1`;
  return { kind: 'frame', address, host: 'YouTube' };
}

function youTubeId(pathname: string, parameters: URLSearchParams): string | null | undefined {
  if (pathname === '/watch') return parameters.get('v');
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1];
}

function vimeoVideo({ pathname, searchParams }: URL): Video | undefined {
  const [, id, hashInPath] = VIMEO_PATH.exec(pathname) ?? [];
  const hash = hashInPath ?? searchParams.get('h');
  if (!id || (hash && !/^[\da-f]{6,40}$/.test(hash))) return undefined;
  const unlisted = hash ? `&h=${hash}` : '';
  return { kind: 'frame', address: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`, host: 'Vimeo' };
}
