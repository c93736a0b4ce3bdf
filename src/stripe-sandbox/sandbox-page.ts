import type { FastifyReply } from 'fastify';
import { SANDBOX_FILES_PATH } from './browser/checkout-answers.ts';

interface SandboxPage {
  title: string;
  /** Its script, of the sandbox's built files. */
  script: string;
  /** What stands there until the script has drawn the page. */
  waitingText: string;
  /** As wide as a table needs. */
  isWide?: boolean;
}

/** Twelve ticks of a dial, six of them lit. */
const DIAL = [6, 6].map((count, half) => {
  const ticks = Array.from({ length: count }, (_, index) => tick((half * 6 + index) * 30));
  return `<path class="${half === 0 ? 'sandbox-page-lit' : 'sandbox-page-dim'}" d="${ticks.join('')}"/>`;
});

function tick(degrees: number): string {
  const angle = (degrees / 180) * Math.PI;
  const at = (radius: number) => `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  return `M${at(7.2)}L${at(11.8)}`;
}

/** A page that needs nothing but files of our own: no inline script or style, as its policy demands. */
export function sandboxPage({ title, script, waitingText, isWide = false }: SandboxPage): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} - Fit in 30</title>
<link rel="stylesheet" href="${SANDBOX_FILES_PATH}pages.css">
<script src="${SANDBOX_FILES_PATH}${script}" defer></script>
</head>
<body class="sandbox-page${isWide ? ' sandbox-page-wide' : ''}">
<header>
<div class="sandbox-page-bar">
<svg class="sandbox-page-dial" viewBox="-14.3 -14.3 28.6 28.6" aria-hidden="true">${DIAL.join('')}</svg>
<span>Fit in 30</span>
</div>
<p class="sandbox-page-band">Test mode: no real card is charged.</p>
</header>
<main><p role="status" class="sandbox-page-text">${waitingText}</p></main>
<noscript><p class="sandbox-page-text">This page needs JavaScript.</p></noscript>
</body>
</html>
`;
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
