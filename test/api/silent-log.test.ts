import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatService, json, startChatService } from '../chat-service.ts';
import { pdfFile } from '../documents.ts';
import { type MailServer, Refusal, startMailServer } from '../mail-server.ts';
import { multipart, pictureFile } from '../pictures.ts';
import { runSql } from '../run-sql.ts';
import { type CallOptions, sites, type TestSite } from '../site.ts';
import { isAlsoOfNotices } from './also-of-notices.ts';

/** Is in everything that people and programs send here. */
const CANARY = 'kanarienvogel';
const PHONE = '9841007773';
const METRICS_TOKEN = `token-${CANARY}`;

/** A call of the API with the names of its body's fields and its query's parameters. */
interface Operation {
  method: string;
  path: string;
  fields: readonly string[];
  parameters: readonly string[];
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

interface Documented {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string }[];
}

async function operationsOf(site: TestSite): Promise<Operation[]> {
  const { json: document } = await site.call('GET', '/api/openapi.json');
  const { paths, components } = document as {
    paths: Record<string, Record<string, Documented>>;
    components: { schemas: Record<string, Schema> };
  };
  const fieldsOf = (schema: Schema) =>
    Object.keys((components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema).properties ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => ({
      method: method.toUpperCase(),
      path,
      fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsOf(schema)),
      parameters: parameters.filter(({ in: place }) => place === 'query').map(({ name }) => name),
    })),
  );
}

const valueFor = (field: string) => {
  if (/email/i.test(field)) return `${CANARY}@example.org`;
  if (/password/i.test(field)) return `password-${CANARY}`;
  return field === 'phone' ? PHONE : `text ${CANARY}`;
};

/** Fields that take any text; the others refuse the canary. */
const TEXTS = /^(?:title|name|description|message|email|phone|password|address)$/;

/** Calls of an operation: as documented, malformed in several ways, with other identities. */
function callsOf({ method, path, fields, parameters }: Operation, id: string): [string, CallOptions][] {
  const url = path.replace('{id}', id);
  const query = new URLSearchParams(parameters.map((name) => [name, CANARY]));
  const headers = { referer: `http://${CANARY}.example/`, 'user-agent': CANARY, cookie: `a=${CANARY}` };
  if (method === 'GET')
    return [
      [`${url}?${query}`, { headers }],
      [`${url}?${CANARY}=%zz${CANARY}`, { headers, as: { token: CANARY } }],
      [`${url}?q=${CANARY}&page=1`, { headers }],
    ];
  const body = Object.fromEntries(fields.map((field) => [field, valueFor(field)]));
  const texts = fields.filter((field) => TEXTS.test(field)).map((field) => [field, valueFor(field)]);
  return [
    [url, { headers, json: Object.fromEntries(texts) }],
    [url, { headers, body: new URLSearchParams(body) }],
    [url, { headers: { ...headers, 'content-type': 'application/json' }, body: `{"${CANARY}": "${CANARY}` }],
    [url, { headers: { ...headers, 'content-type': CANARY }, body: CANARY, as: { token: CANARY } }],
    [url, { headers, body: multipart({ ...body, image: pdfFile(`${CANARY}.png`) }) }],
  ];
}

const PAGES = [
  '/api/notice/',
  '/api/application/',
  '/search?q=',
  '/',
  '/apply-online?',
  '/contact-us?sent=',
  '/notice/',
  '/uploads/',
  '/%',
];

describe.each(sites)('The log at its most talkative, on $name', ({ name, start }) => {
  let site: TestSite;
  let chat: ChatService;
  let mails: MailServer;
  beforeAll(async () => {
    chat = await startChatService();
    chat.answering = json([{ text: `answer ${CANARY}` }], 500);
    mails = await startMailServer();
    mails.behaviour = { recipient: (address) => new Refusal(550, `${address} is unknown`) };
    const off = { LIMIT_LOGIN: 'off', LIMIT_FORMS: 'off', LIMIT_CHAT: 'off' };
    const services = { CHATBOT_URL: chat.url, SMTP_URL: mails.url, NOTIFY_EMAIL: `${CANARY}@example.org` };
    site = await start({ logLevel: 'trace', environment: { ...off, ...services, METRICS_TOKEN } });
  });
  afterAll(async () => {
    await site.close();
    await chat.close();
    await mails.close();
  });

  /**
   * @param id of a notice
   * @param isThorough whether operations are called in every way, not only as documented, unless notices have the same ones
   * @returns how many calls got each class of status
   */
  async function callEverything(operations: readonly Operation[], id: string, isThorough: boolean) {
    const classes = new Map<number, number>();
    const call = async (method: string, path: string, options: CallOptions) => {
      // A list that fails in the middle is cut off.
      const { status } = await site.call(method, path, options).catch(() => ({ status: 500 }));
      const kind = Math.floor(status / 100);
      classes.set(kind, (classes.get(kind) ?? 0) + 1);
    };
    for (const operation of operations) {
      // The other calls need their session.
      if (/logout|sessions|password/.test(operation.path)) continue;
      const all = callsOf(operation, id);
      // Of calls that notices have too, those that take fields are made once, for the sake of the fields.
      const few =
        isAlsoOfNotices(operation, operations) && operation.fields.length === 0 ? [] : all.slice(0, 1);
      const calls = isThorough && !isAlsoOfNotices(operation, operations) ? all : few;
      await Promise.all(calls.map(([path, options]) => call(operation.method, path, options)));
    }
    for (const page of PAGES) await call('GET', page + CANARY, { as: 'nobody' });
    for (const form of ['/apply-online', '/contact-us']) {
      const fields = { name: CANARY, email: valueFor('email'), message: CANARY, phone: PHONE };
      await call('POST', form, { as: 'nobody', body: new URLSearchParams(fields) });
    }
    return Object.fromEntries(classes);
  }

  test('has nothing that anybody sent, whether it succeeds, is refused or fails [18.67]', {
    // PostgreSQL's errors quote the refused row, those of SQLite do not.
    tags: name === 'PostgreSQL' ? [] : 'thorough',
  }, async () => {
    const operations = await operationsOf(site);
    const account = { name: CANARY, email: `an-${CANARY}@example.org`, password: `password-${CANARY}` };
    await site.call('POST', '/api/account', { json: { ...account, role: 'admin' } });
    const { record } = await site.call('POST', '/api/user/login', { as: 'nobody', json: account });
    await site.call('POST', '/api/picture', {
      body: multipart({ image: await pictureFile({ name: `${CANARY}.png` }) }),
    });
    await site.call('POST', '/api/attachment', { body: multipart({ attachment: pdfFile(`${CANARY}.pdf`) }) });
    const { record: notice } = await site.call('POST', '/api/notice', { json: { title: CANARY } });

    const id = notice._id ?? '';
    const sound = await callEverything(operations, id, true);

    expect(sound[2]).toBeGreaterThan(40);
    expect(sound[4]).toBeGreaterThan(150);

    // PostgreSQL names the row that a constraint refuses.
    const tables = ['contact', 'application', 'account', 'notice', 'faq', 'mail', 'chat', 'event', 'picture'];
    await runSql(
      site,
      name === 'SQLite'
        ? tables.map(
            (table) =>
              `create trigger ${table}_full before insert on "${table}" begin select raise(abort, 'full'); end`,
          )
        : tables.map(
            (table) => `alter table "${table}" add constraint ${table}_full check (false) not valid`,
          ),
    );
    const writing = operations.filter(({ method }) => method !== 'GET');
    const refusing = await callEverything(writing, id, false);

    expect(refusing[5]).toBeGreaterThan(10);
    await runSql(site, ['drop table notice', 'drop table contact', 'drop table setting', 'drop table mail']);
    const some = operations.filter((operation) => !isAlsoOfNotices(operation, operations));
    const broken = await callEverything(some, id, false);

    expect(broken[5]).toBeGreaterThan(20);

    const { text } = await site.call('GET', '/metrics', { as: { token: METRICS_TOKEN } });
    const log = site.logLines.join('');
    expect(log.split('\n').length).toBeGreaterThan(500);
    expect(log).toContain('"err":{');
    const secrets = [CANARY, PHONE, site.token, record.token ?? ''];
    for (const [place, written] of Object.entries({ log, metrics: text }))
      for (const secret of secrets) {
        const lines = written.split('\n').filter((line) => line.toLowerCase().includes(secret.toLowerCase()));
        expect(lines.slice(0, 3), place).toEqual([]);
      }
  });
});
