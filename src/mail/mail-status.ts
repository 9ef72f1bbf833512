import type { MailContext } from './context.ts';

/** How mail is set up, and how it fares. */
export interface MailStatus {
  /** Where it is handed over, without secrets; null where no mail is sent. */
  server: string | null;
  from: string;
  /** Who is told of what visitors send. */
  staff: readonly string[];
  waiting: number;
  /** Given up within the last seven days: what is older has been seen. */
  failedLately: number;
}

const LATELY_MS = 7 * 24 * 3_600_000;

export async function mailStatus({ database, setup, now }: MailContext): Promise<MailStatus> {
  const count = async (states: string[], since: string) => {
    const { total } = await database.reader
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll().as('total'))
      .where('state', 'in', states)
      .where('nextAt', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  return {
    server: setup && new URL(setup.url).host,
    from: setup ? [setup.from.name, `<${setup.from.address}>`].filter(Boolean).join(' ') : '',
    staff: setup?.staff ?? [],
    waiting: await count(['waiting', 'sending'], ''),
    failedLately: await count(['failed'], new Date(now().getTime() - LATELY_MS).toISOString()),
  };
}
