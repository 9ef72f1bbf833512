import pg from 'pg';
import { CONNECTION } from './connections.ts';

/** Polls even without a notification, since a lost connection may lose one. */
const POLL_INTERVAL_MS = 500;
const RECONNECT_AFTER_MS = 500;

/**
 * Listens on a channel of the server over its own connection and reconnects whenever that breaks. Polling goes on
 * meanwhile, so changes are seen within the promised second while the database responds at all.
 * @param onChange is given the number that a notification carries
 * @returns stops listening
 */
export function listen(
  url: string,
  channel: string,
  onChange: (version?: number) => void,
  warn: (error: Error) => void,
): () => void {
  let stopped = false;
  let client: pg.Client | null = null;
  const look = setInterval(() => onChange(), POLL_INTERVAL_MS);
  look.unref();

  async function connect() {
    if (stopped) return;
    const connecting = new pg.Client({ ...CONNECTION, connectionString: url });
    client = connecting;
    connecting.on('notification', ({ payload }) => onChange(Number(payload)));
    connecting.on('error', warn);
    const ended = new Promise<void>((resolve) => connecting.once('end', resolve));
    try {
      await connecting.connect();
      await connecting.query(`listen ${channel}`);
      onChange();
      await ended;
    } catch (error) {
      warn(error as Error);
      await connecting.end().catch(() => {});
    }
    if (!stopped) setTimeout(connect, RECONNECT_AFTER_MS).unref();
  }
  void connect();

  return () => {
    stopped = true;
    clearInterval(look);
    void client?.end().catch(() => {});
  };
}
