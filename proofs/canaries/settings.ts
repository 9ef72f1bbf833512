import { freePort } from '../../scripts/dev/free-port.ts';
import { DatabaseServer } from '../chaos/database-server.ts';
import type { EngineName } from '../college/college.ts';
import { createDatabase } from '../load/database.ts';
import type { ProofContext } from '../runner/proof.ts';
import type { Secrets } from './secrets.ts';

/**
 * Settings with secrets in all that may have one. Nobody listens where they lead, so that what is said about failures
 * is read too.
 */
export async function secretSettings(
  context: ProofContext,
  engine: EngineName,
  secrets: Secrets,
): Promise<{ first: Record<string, string>; changed: Record<string, string> }> {
  const secret = (what: string) => secrets.word(what, 'nobody');
  const door = async () => `127.0.0.1:${await freePort()}`;
  const first: Record<string, string> = {
    METRICS_TOKEN: secret('token of the metrics'),
    LLM_BASE_URL: `http://${await door()}/v1`,
    LLM_MODEL: 'none',
    LLM_API_KEY: secret('key of the model'),
    SMTP_URL: `smtp://office:${secret('password of the mail server')}@${await door()}`,
    NOTIFY_EMAIL: 'office@college.example',
    AWS_ACCESS_KEY_ID: secret('id of the key of the bucket'),
    AWS_SECRET_ACCESS_KEY: secret('key of the bucket'),
    AWS_SESSION_TOKEN: secret('token of the bucket'),
    DEMO_PASSWORD: secret('password of the demonstration'),
    LOG_LEVEL: 'trace',
  };
  if (engine === 'PostgreSQL') {
    const { url } = await DatabaseServer.create(context);
    const database = new URL(await createDatabase(url));
    database.password = secret('password of the database');
    first.DATABASE_URL = database.href;
  }
  const chatbot = `http://bot:${secret('password of the chatbot')}@${await door()}/?key=${secret('key of the chatbot')}`;
  // Empty ones count as unset.
  return { first, changed: { LLM_BASE_URL: '', LLM_MODEL: '', LLM_API_KEY: '', CHATBOT_URL: chatbot } };
}
