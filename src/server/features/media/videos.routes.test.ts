import { describe, expect, test } from 'vitest';
import { SITE_PATH, videosPath } from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { openTestApp } from '#tests/servers/test-app.ts';

describe.each(TEST_DATABASES)('the operator’s videos, on %s', (kind) => {
  test('members hear where they are; nobody else does, and pages open only their hosts', async () => {
    const videoUrl = {
      introduction: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      a1: 'https://videos.example/week-1a.mp4',
      b2: '',
    };
    const { app, people, close } = await openTestApp(kind, { siteFile: { videoUrl } });
    const member = await people.subscribe();
    const answer = await app.inject({ url: videosPath(member.id), headers: member.headers });
    expect(answer.json()).toEqual({
      introduction: {
        kind: 'frame',
        address: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
        host: 'YouTube',
      },
      a1: { kind: 'file', address: videoUrl.a1, host: 'videos.example' },
    });
    const site = await app.inject({ url: SITE_PATH });
    expect(site.body).not.toMatch(/videos\.example|dQw4w9WgXcQ/);
    const policy = String(site.headers['content-security-policy']);
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
    expect(policy).toContain("media-src 'self' blob: https://videos.example;");
    await close();
  });

  test('without videos there are none, and nothing is opened for them', async () => {
    const { app, people, close } = await openTestApp(kind);
    const member = await people.subscribe();
    const answer = await app.inject({ url: videosPath(member.id), headers: member.headers });
    expect(answer.json()).toEqual({});
    expect(answer.headers['content-security-policy']).toContain("frame-src 'none';");
    await close();
  });
});
