import { useEffect, useState } from 'react';

/** Seconds left of a wait, counted down on the screen; `start(null)` ends it. */
export function useCountdown(): [number, (seconds: number | null) => void] {
  const [left, setLeft] = useState(0);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return [left, (seconds) => setLeft(seconds ?? 0)];
}
