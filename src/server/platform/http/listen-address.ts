import type { AddressInfo } from 'node:net';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

export function addressOf(listening: AddressInfo | string | null): string {
  if (listening === null || typeof listening === 'string') return 'http://localhost';
  const { address, family, port } = listening;
  if (EVERY_ADDRESS.has(address)) return `http://localhost:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Where the owner opens the desk: passkeys belong to a name, so a loopback address is called by its own. */
export const deskAddressOf = (address: string): string =>
  `${address.replace(/^http:\/\/(127\.0\.0\.1|\[::1\])(?=:)/, 'http://localhost')}/desk`;

/** One line that names the setting; absent for any other error. */
export function explainListenError(error: unknown, { port, host }: { port: number; host: string }): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the other program, or set a different PORT.`;
  if (code === 'EACCES') return `This account can’t use port ${port}. Set PORT to 1024 or higher.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EINVAL') {
    return `HOST ${host} isn’t an address of this machine.`;
  }
  return undefined;
}
