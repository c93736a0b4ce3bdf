/** The words of one part of a message as sent, "text/plain" or "text/html", without the encoding of the transport. */
export function mailPart(source: string, type: string): string {
  // Words of a message may begin with dashes too: only the boundary that it names divides it.
  const boundary = /boundary="?([^";\r\n]+)/i.exec(source)?.[1] ?? '';
  const parts = source.split(`\r\n--${boundary}`).slice(1);
  const part = parts.find((each) => each.toLowerCase().includes(`content-type: ${type}`)) ?? '';
  const [headers = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(headers)) return Buffer.from(text, 'base64').toString('utf8');
  return /quoted-printable/i.test(headers) ? decodeQuotedPrintable(text) : text;
}

/** The subject of a message as sent, read as a person reads it. */
export function mailSubject(source: string): string {
  const folded = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(source)?.[1]?.trim() ?? '';
  return folded
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_whole, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
