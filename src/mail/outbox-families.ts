import { type Family, gauge } from '../metrics/family.ts';
import type { Site } from '../whole-site.ts';

/** The outbox of the whole site. */
export async function outboxFamilies({ database, now }: Site): Promise<Family[]> {
  const rows = await database.reader
    .selectFrom('mail')
    .select(({ fn }) => ['state', fn.countAll().as('count'), fn.min('createdAt').as('oldest')])
    .where('state', 'in', ['waiting', 'sending', 'failed'])
    .groupBy('state')
    .execute();
  const counted = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const unsent = rows.filter(({ state }) => state !== 'failed').map(({ oldest }) => Date.parse(oldest));
  const age = unsent.length === 0 ? 0 : Math.max(0, now().getTime() - Math.min(...unsent)) / 1000;
  return [
    gauge(
      'chautari_mails',
      'Mails of the outbox; failed ones are kept for 90 days',
      ['waiting', 'sending', 'failed'].map((state) => ({
        labels: { state },
        value: counted.get(state) ?? 0,
      })),
    ),
    gauge('chautari_oldest_unsent_mail_seconds', 'Age of the oldest mail that was not sent yet', age),
  ];
}
