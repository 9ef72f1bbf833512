import type { MailContext } from './context.ts';

/** What was sent or given up is kept for so long: it holds personal data. */
const KEPT_FOR_MS = 90 * 24 * 3_600_000;

/** Takes away what nobody asks for any more. To be run every few minutes. */
export async function sweepMails({ database, now }: MailContext): Promise<void> {
  const before = new Date(now().getTime() - KEPT_FOR_MS).toISOString();
  await database.write(async ({ db }) => {
    await db
      .deleteFrom('mail')
      .where('state', 'in', ['sent', 'failed'])
      .where('nextAt', '<', before)
      .execute();
  });
}
