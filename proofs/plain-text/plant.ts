import { everyType, twinsOf } from '../../test/api/every-type.ts';
import { pdfFile } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { Answer, Sent } from '../college/caller.ts';
import { type College, PASSWORD } from '../college/college.ts';
import { must } from '../runner/proof.ts';

/** What was planted, for the pages that show it. */
export interface Planted {
  /** Ids by type, in the order of the texts. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** Texts that were stored and that were refused with 4xx, by the call. */
  stored: number;
  refused: number;
  account: string;
}

/** Sends hostile texts through everything that takes plain ones. */
export async function plant(
  college: College,
  texts: readonly string[],
  lines: readonly string[],
): Promise<Planted> {
  const ids = new Map<string, string[]>();
  const counts = { stored: 0, refused: 0 };
  const send = async (method: string, path: string, sent: Sent): Promise<Answer> => {
    const answer = await college.call(method, path, sent);
    must(answer.status < 500, `${method} ${path} is answered with ${answer.status}: ${JSON.stringify(sent)}`);
    counts[answer.status < 300 ? 'stored' : 'refused'] += 1;
    return answer;
  };
  const keep = (kind: string, { status, record }: Answer) => {
    if (status < 300 && record._id) ids.set(kind, [...(ids.get(kind) ?? []), record._id]);
  };
  for (const text of texts) {
    await plantContent(college, text, send, keep);
    await plantEditing(college, ids, text, send);
    await plantOthers(text, send);
  }
  for (const text of [...texts, ...lines]) {
    await plantSubmissions(text, send, keep);
    await plantChats(text, send);
  }
  const [first = ''] = texts;
  const account = await send('POST', '/api/account', {
    json: { role: 'admin', name: first, email: 'hostile@college.example', password: PASSWORD },
  });
  await send('POST', '/api/user/login', {
    json: { email: 'hostile@college.example', password: PASSWORD },
    headers: { 'user-agent': '<img src=x onerror=alert(1)>' },
    token: '',
  });
  await plantSettings(college, first, send);
  return { ids, ...counts, account: account.record._id ?? '' };
}

type Send = (method: string, path: string, sent: Sent) => Promise<Answer>;
type Keep = (kind: string, answer: Answer) => void;

async function plantContent(college: College, text: string, send: Send, keep: Keep): Promise<void> {
  const faculty = await college.must('POST', '/api/faculty', { json: { title: text } });
  const picture = await pictureFile({ width: 30, height: 20, name: `${text}.png` });
  const paper = new FormData();
  paper.append('attachment', pdfFile(`${text}.pdf`));
  const attachment = await send('POST', '/api/attachment', { body: paper });
  for (const type of everyType) {
    const names = [type.named, ...type.plain, ...twinsOf(type), 'imageAlt'];
    const plain = names.filter((name) => !type.rich.some((rich) => name === rich || name === `${rich}_ne`));
    const body = new FormData();
    for (const name of plain) if (name !== 'seats') body.append(name, text);
    if (type.name === 'semester') {
      body.set('faculty', faculty.record._id ?? '');
      body.set('subjects', JSON.stringify([{ code: text.slice(0, 20), name: text, credits: 3 }]));
    }
    if (type.more.includes('attachments') && attachment.status < 300)
      body.set('attachments', JSON.stringify([attachment.json]));
    if (type.pictures === 'list') body.set('imageAlt', JSON.stringify([text]));
    if (type.name === 'news') body.set('eventDay', new Date().toISOString().slice(0, 10));
    if (type.pictures !== 'none') body.append('image', picture);
    keep(type.name, await send('POST', `/api/${type.name}`, { body }));
  }
}

/** Notes of versions, and drafts. */
async function plantEditing(
  college: College,
  ids: ReadonlyMap<string, readonly string[]>,
  text: string,
  send: Send,
): Promise<void> {
  const path = `/api/manage/notice/${ids.get('notice')?.at(-1)}`;
  const tagged = async () => {
    const { headers } = await college.call('GET', path);
    return { 'if-match': String(headers.etag) };
  };
  await send('PUT', `${path}/draft`, {
    json: { fields: { title: `${text} again` } },
    headers: await tagged(),
  });
  await send('POST', `${path}/review`, { json: { action: 'submit', note: text }, headers: await tagged() });
  await send('POST', `${path}/publish`, { json: { note: text }, headers: await tagged() });
  const { record } = await college.call('POST', '/api/faq', { json: { title: text } });
  await send('DELETE', `/api/faq/${record._id}`, {});
}

/** Redirects, and addresses that visitors look for in vain. */
async function plantOthers(text: string, send: Send): Promise<void> {
  const address = encodeURIComponent(text);
  await send('POST', '/api/manage/redirects', {
    json: { from: `/old/${address}`, to: `/notices?q=${address}` },
  });
  await send('GET', `/gone/${address}`, { token: '', headers: { 'sec-fetch-dest': 'document' } });
}

async function plantSubmissions(text: string, send: Send, keep: Keep): Promise<void> {
  for (const kind of ['contact', 'application']) {
    const json = {
      name: text,
      address: text,
      email: 'sita@college.example',
      message: text,
      ...(kind === 'application' && { program: text, prev_college: text }),
    };
    keep(kind, await send('POST', `/api/${kind}`, { json, token: '' }));
  }
}

async function plantChats(text: string, send: Send): Promise<void> {
  const entry = { user: text, bot: text, timestamp: new Date().toISOString() };
  const json = { conversation: [entry], session: `visit-${Buffer.from(text).toString('hex').slice(0, 20)}` };
  await send('POST', '/api/create-chat', { json, token: '' });
  await send('POST', '/webhooks/rest/webhook', { json: { sender: 'visit', message: text }, token: '' });
}

/** The college's own facts, which every page has. */
async function plantSettings(college: College, text: string, send: Send): Promise<void> {
  for (const name of ['name', 'motto', 'university', 'address', 'landmark', 'directions', 'openingHours']) {
    const { headers } = await college.must('GET', '/api/settings');
    const json = { [name]: text, [`${name}_ne`]: text };
    await send('PUT', '/api/settings', { json, headers: { 'if-match': String(headers.etag) } });
  }
}
