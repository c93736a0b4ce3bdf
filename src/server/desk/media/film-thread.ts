import { parentPort, workerData } from 'node:worker_threads';
import { parseFile } from 'music-metadata';

/** What the file says of itself; apart from the server, because it may be made to take much memory or time. */
void parseFile(String(workerData), { duration: false, skipCovers: true }).then(({ format }) => {
  const tracks = format.trackInfo ?? [];
  parentPort?.postMessage({
    container: format.container ?? '',
    seconds: Math.max(0, format.duration ?? 0, ...tracks.map(({ duration = 0 }) => duration)),
    tracks: tracks.map(({ codecId = '', codecName = '', video }) => ({
      codec: codecId || codecName,
      width: video?.pixelWidth ?? 0,
      height: video?.pixelHeight ?? 0,
    })),
    hasSound: format.hasAudio ?? false,
  });
});
