import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test';
import type { OpenProduct } from './open-product.ts';

/** What no journey may cause: script errors, console errors, policy reports, requests to elsewhere, assets that do not load. */
export interface ContextWatch {
  /** Says that a message matching `pattern` is expected in this journey. */
  allow(pattern: RegExp): void;
  /** Says that the product of this journey is reached at another address as well. */
  alsoOurs(origin: string): void;
  /** Everything that went wrong and was not allowed. */
  findings(): string[];
}

const ASSETS = new Set(['document', 'stylesheet', 'script', 'image', 'font', 'manifest', 'media']);
const LOCAL_PROTOCOLS = new Set(['data:', 'blob:', 'about:', 'chrome-error:']);
const LOST_CONNECTION =
  /An unknown error occurred when fetching the script|Failed to fetch dynamically imported module|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED)/;
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (\d{3})/;

/** Watches every page of `context`, pop-ups and service workers included. */
export function watchContext(context: BrowserContext, product: OpenProduct): ContextWatch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const ours = new Set([product.address]);

  context.on('weberror', (error) => seen.push(`script error: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    if (isComplaint(message) && !isRefusalByTheApi(message)) seen.push(`console ${message.type()}: ${placed(message)}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!ours.has(url.origin) && !LOCAL_PROTOCOLS.has(url.protocol)) {
      seen.push(`request to elsewhere: ${request.method()} ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    if (isFailedAsset(request)) seen.push(`not loaded: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  context.on('response', (response) => {
    if (isMissingAsset(response)) seen.push(`answered ${response.status()}: ${response.url()}`);
  });

  return {
    allow: (pattern) => allowed.push(pattern),
    alsoOurs: (origin) => ours.add(origin),
    findings: () =>
      seen.filter((finding) => {
        if (product.wasInterrupted && LOST_CONNECTION.test(finding)) return false;
        return !allowed.some((pattern) => pattern.test(finding));
      }),
  };
}

/** Chromium reports a broken content security policy as an error, a reported-only or deprecated directive as a warning. */
function isComplaint(message: ConsoleMessage): boolean {
  return (
    message.type() === 'error' || (message.type() === 'warning' && /content[- ]security|policy/i.test(message.text()))
  );
}

/** A wrong password is a 401 by design, and Chromium writes every such answer to the console; a 5xx never is. */
function isRefusalByTheApi(message: ConsoleMessage): boolean {
  const status = FAILED_LOAD.exec(message.text())?.[1];
  const path = message.location().url ? new URL(message.location().url).pathname : '';
  return path.startsWith('/api/') && (status?.startsWith('4') ?? false);
}

/** A page left while it loads breaks off its requests; that is no failure. */
function isFailedAsset(request: Request): boolean {
  return ASSETS.has(request.resourceType()) && request.failure()?.errorText !== 'net::ERR_ABORTED';
}

function isMissingAsset(response: Response): boolean {
  const type = response.request().resourceType();
  return type !== 'document' && ASSETS.has(type) && response.status() >= 400;
}

function placed(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return url ? `${message.text()} (${url}:${lineNumber})` : message.text();
}
