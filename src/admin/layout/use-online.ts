import { useEffect, useEffectEvent } from 'react';

/** Browsers report a connection a moment before it carries anything. */
const SETTLING_MS = 500;

/** Calls back when the browser is online again. */
export function useOnline(onOnline: () => void): void {
  const call = useEffectEvent(onOnline);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => call(), SETTLING_MS);
    };
    window.addEventListener('online', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', listen);
    };
  }, []);
}
