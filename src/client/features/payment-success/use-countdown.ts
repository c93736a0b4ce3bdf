import { useEffect, useState } from 'react';

export function useCountdown(seconds: number, isStopped: boolean): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (isStopped || secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped]);
  return secondsLeft;
}
