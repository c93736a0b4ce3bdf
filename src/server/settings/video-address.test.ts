import { describe, expect, test } from 'vitest';
import { videoAt } from './video-address.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&playsinline=1&cc_load_policy=1';

describe('an address of a video', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=30s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('%s is a YouTube video, played without cookies', (address) => {
    expect(videoAt(address)).toEqual({ kind: 'frame', address: YOUTUBE, host: 'YouTube' });
  });

  test.each([
    ['https://vimeo.com/76979871', ''],
    ['https://www.vimeo.com/76979871/', ''],
    ['https://vimeo.com/76979871/8272103f6e', '&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', '&h=8272103f6e'],
  ])('%s is a Vimeo video, played without tracking', (address, unlisted) => {
    const played = `https://player.vimeo.com/video/76979871?autoplay=1&dnt=1${unlisted}`;
    expect(videoAt(address)).toEqual({ kind: 'frame', address: played, host: 'Vimeo' });
  });

  test.each(['https://videos.example/warm-up.mp4', 'https://videos.example:8443/a%20b/warm-up.WEBM?v=2'])(
    '%s is a file',
    (address) => {
      expect(videoAt(address)).toEqual({ kind: 'file', address, host: 'videos.example' });
    },
  );

  test.each([
    '',
    'squat.mp4',
    '/videos/squat.mp4',
    'http://videos.example/squat.mp4',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//squat.mp4',
    'data:video/mp4;base64,AAAA',
    'blob:https://videos.example/squat.mp4',
    'file:///srv/squat.mp4',
    'https://me:secret@videos.example/squat.mp4',
    'https://videos.example/squat.html',
    'https://videos.example/watch?v=squat.mp4',
    'https://localhost/squat.mp4',
    "https://a;script-src'self'.example/squat.mp4",
    'https://a,b.example/squat.mp4',
    'https://www.dailymotion.com/video/x8abc',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E',
    'https://www.youtube.com/@somebody',
    'https://youtu.be/dQw4w9WgXcQ/../../evil',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/76979871?h=%22onload',
  ])('%j is none', (address) => {
    expect(videoAt(address)).toBeUndefined();
  });
});
