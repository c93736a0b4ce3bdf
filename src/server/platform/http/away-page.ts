import { hash } from 'node:crypto';
import type { RequestListener } from 'node:http';

export type AwayPage = RequestListener;

const RETRY_SECONDS = 5;

const STYLE =
  'body{max-width:30rem;margin:20vh auto 0;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif;color:#0f2f2b;background:#f3f7f5}h1{font-size:1.75rem}@media(prefers-color-scheme:dark){body{color:#e8f1ee;background:#0b1f1c}}';

const PAGE = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>Back in a few minutes</title>
<style>${STYLE}</style>
<h1>Back in a few minutes</h1>
<p>We are looking after the site. This page looks again by itself. A workout that you have begun goes on, and is saved as soon as we are back.</p>
</html>
`;

const REFUSAL = JSON.stringify({
  code: 'unavailable',
  message: 'We are looking after the site, and are back in a few minutes. Nothing is lost.',
});

const SHARED = {
  'cache-control': 'no-store',
  'retry-after': String(RETRY_SECONDS),
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
};

/** Maintenance page while the data is exchanged; JSON for programs. */
export function createAwayPage(): AwayPage {
  return (request, response) => {
    request.resume();
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    const [type, body] = wantsPage ? ['text/html; charset=utf-8', PAGE] : ['application/json; charset=utf-8', REFUSAL];
    response.writeHead(503, { ...SHARED, 'content-type': type, 'content-length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
