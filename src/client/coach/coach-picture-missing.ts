import { useEffect, useState } from 'react';
import { useOnline } from '#client/browser/use-online.ts';

/** Whether a picture could not be fetched: its plain tile stands there then, until the network comes or goes. */
export function useMissing(address: string): { isMissing: boolean; onError: () => void } {
  const isOnline = useOnline();
  const [isMissing, setMissing] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for anew
  useEffect(() => setMissing(false), [address, isOnline]);
  return { isMissing, onError: () => setMissing(true) };
}
