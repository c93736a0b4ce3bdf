import { simpleParser } from 'mailparser';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DESK_PATHS } from '#contract/paths.ts';
import { createSmtpMailer } from '#server/platform/email/smtp-mailer.ts';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { startSmtpServer } from '#tests/mail/smtp-server.ts';
import { newsletterCalls, sayToNewsletter } from '#tests/people/newsletters.ts';
import { serveTestApp } from '#tests/servers/serve-test-app.ts';

const TEXT = `Hi {first name},

no room? **Step up**, or [look here](/help).

- a stair
- <b>no</b> jump`;

describe('an email to members as another program reads it', () => {
  const server = serveTestApp('sqlite');

  /** Through a mail server, read by a parser that is not ours. */
  async function arrived() {
    const anna = await server.people.register({ firstName: 'Zoë', email: 'zoe@example.org' });
    await sayToNewsletter(server, anna, 'yes');
    const calls = newsletterCalls(server);
    const kept = await calls.post(DESK_PATHS.pictures, { image: pngOf(400, 400).toString('base64') });
    const fields = { subject: 'Swaps – for flats', text: TEXT, button: 'Carry on', picture: kept.json().id };
    await calls.send(await calls.draft(fields));
    for (let turn = 0; turn < 3; turn += 1) await server.sendNewsletters();
    const mail = (await server.sentEmails()).find(({ to }) => to === anna.email);
    if (!mail) throw new Error('Nothing was sent');
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const mailer = createSmtpMailer({
      url: smtp.url,
      sender: { from: 'Kate at Fit in 30 <kate@fit.example>', replyTo: '' },
    });
    await mailer.send(mail);
    return { mail, parsed: await simpleParser(smtp.received[0]?.source ?? '') };
  }

  test('headers, both parts and the picture', async () => {
    const { mail, parsed } = await arrived();
    expect(parsed.from?.value).toEqual([{ name: 'Kate at Fit in 30', address: 'kate@fit.example' }]);
    expect(parsed.subject).toBe('Swaps – for flats');
    expect(parsed.messageId).toBe(`<${mail.id}@fit.example>`);
    expect(parsed.headers.get('list')).toMatchObject({
      unsubscribe: { url: mail.unsubscribeUrl },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(mail.unsubscribeUrl).toMatch(/^https:\/\/fit\.example\/unsubscribe\/[\w-]{43}$/);
    expect(parsed.text).toMatch(
      /^Hi Zoë,\n\nno room\? Step up, or look here \(https:\/\/fit\.example\/help\)\.\n\n- a stair\n- <b>no<\/b> jump\n\nhttps:\/\/fit\.example\/dashboard-full\n\nStop these emails: https:\/\/fit\.example\/unsubscribe#/,
    );
    const html = String(parsed.html);
    expect(html).toContain('<b>Step up</b>');
    expect(html).toContain('href="https://fit.example/help"');
    expect(html).toContain('<li>&lt;b&gt;no&lt;/b&gt; jump</li>');
    // Nothing is fetched: the one picture came along, and no link but the last belongs to one member.
    expect([...html.matchAll(/<img [^>]*src="([^"]{0,22})/g)].map(([, source]) => source)).toEqual([
      'data:image/png;base64,',
    ]);
    expect(parsed.attachments.map(({ related, contentType }) => [related, contentType])).toEqual([[true, 'image/png']]);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links).toEqual([
      'https://fit.example/help',
      'https://fit.example/dashboard-full',
      expect.stringMatching(/^https:\/\/fit\.example\/unsubscribe#[\w-]{43}$/),
    ]);
  });
});
