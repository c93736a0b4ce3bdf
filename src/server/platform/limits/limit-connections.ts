import type { Server } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits.ts';
import { networkOf } from './network-of-address.ts';

type PlaceLimits = Pick<ConnectionLimits, 'connections' | 'connectionsPerAddress' | 'crowdedShare' | 'checkEveryMs'>;

/** A trusted proxy carries all clients, so it is exempt from the cap per address. Near the limit idle ones are closed. */
export function limitConnections(server: Server, limits: PlaceLimits, isProxy: (address: string) => boolean): void {
  const { connections, connectionsPerAddress, crowdedShare, checkEveryMs } = limits;
  const countOf = new Map<string, number>();
  let connected = 0;
  let clearedAt = Number.NEGATIVE_INFINITY;

  function clearIfCrowded(): void {
    // Throttled: it scans all connections.
    if (connected < connections * crowdedShare || performance.now() - clearedAt < checkEveryMs) return;
    clearedAt = performance.now();
    server.closeIdleConnections();
  }

  server.maxConnections = connections;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    connected += 1;
    socket.once('close', () => {
      connected -= 1;
    });
    clearIfCrowded();
    if (isProxy(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = (countOf.get(network) ?? 0) + 1;
    countOf.set(network, count);
    socket.once('close', () => leave(countOf, network));
    if (count > connectionsPerAddress) socket.destroy();
  });
}

function leave(countOf: Map<string, number>, network: string): void {
  const left = (countOf.get(network) ?? 0) - 1;
  if (left > 0) countOf.set(network, left);
  else countOf.delete(network);
}

/** Whether an address is one of these addresses and ranges. */
export function createProxyCheck(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
