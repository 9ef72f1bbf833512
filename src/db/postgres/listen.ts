import pg from 'pg';

/** Looked at even without a notification, since one may be lost with its connection. */
const LOOK_EVERY_MS = 500;
const RECONNECT_AFTER_MS = 500;

/**
 * Listens on a channel over a connection of its own, which is made anew whenever it breaks. While it is broken the
 * regular look goes on, so that the second promised to visitors holds as long as the database answers at all.
 * @returns stops listening
 */
export function listen(
  options: pg.ClientConfig,
  channel: string,
  onChange: () => void,
  warn: (error: Error) => void,
): () => void {
  let stopped = false;
  let client: pg.Client | null = null;
  const look = setInterval(onChange, LOOK_EVERY_MS);
  look.unref();

  async function connect() {
    if (stopped) return;
    const connecting = new pg.Client(options);
    client = connecting;
    connecting.on('notification', onChange);
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
