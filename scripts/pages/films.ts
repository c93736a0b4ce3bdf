// Films the real product in Chromium, its clock moved on picture by picture, into public/films. Run it after a change of the
// screens that a film shows (a test says so), and keep what it writes; names film only these:
//   npm run films [-- session phones introduction]
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../prepare/project.mjs';
import { FFMPEG_MISSING, ffmpegIsThere } from '../voice/ffmpeg.ts';
import { FILMS, type FilmName, rememberFilm } from './films/film-sources.ts';
import { filmIntroduction } from './films/introduction-film.ts';
import { takePhonePictures } from './films/phone-pictures.ts';
import { filmSession } from './films/session-film.ts';
import { openStudio, type Studio } from './films/studio.ts';

const folder = join(projectFolder, 'public', 'films');

const MAKERS: Readonly<Record<FilmName, (studio: Studio) => Promise<void>>> = {
  session: (studio) => filmSession(studio, join(folder, 'session')),
  phones: (studio) => takePhonePictures(studio, folder),
  introduction: (studio) => filmIntroduction(studio, join(folder, 'introduction')),
};

const isFilm = (name: string): name is FilmName => Object.hasOwn(FILMS, name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isFilm(name));
if (unknown.length > 0 || !(await ffmpegIsThere())) {
  console.error(unknown.length > 0 ? `There is no film ${unknown.join(', ')}.` : FFMPEG_MISSING);
  process.exit(1);
}

await mkdir(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const name of Object.keys(FILMS).filter(isFilm)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`Filming ${name}…`);
    await MAKERS[name](studio);
    rememberFilm(name);
  }
} finally {
  await studio.close();
}
