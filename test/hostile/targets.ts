import { drafted, everyType } from '../api/every-type.ts';
import { multipart, pictureFile } from '../pictures.ts';
import type { Answer, CallOptions } from '../site.ts';

/** How a site is called; tests and proofs have callers of their own. */
export type CallSite = (
  method: string,
  path: string,
  options?: Pick<CallOptions, 'json' | 'body' | 'headers'>,
) => Promise<Pick<Answer, 'status' | 'text' | 'record'>>;

const NOWHERE = '0'.repeat(24);

/**
 * Makes one of everything that an address can name.
 * @returns puts the ids into an address such as `/api/manage/notice/{id}/draft`
 */
export async function makeTargets(call: CallSite): Promise<(template: string) => string> {
  const picture = await pictureFile({ width: 30, height: 20 });
  const live: Record<string, string> = {};
  const drafts: Record<string, string> = {};
  const make = async (path: string, options: Parameters<CallSite>[2]) =>
    (await call('POST', path, options)).record._id ?? NOWHERE;
  const faculty = await make('/api/faculty', { json: { title: 'Science' } });
  for (const type of everyType) {
    const { name, named, pictures } = type;
    const fields = { [named]: 'A name', ...(name === 'semester' && { faculty }) };
    const sent = () =>
      pictures === 'list' ? { body: multipart({ ...fields, image: picture }) } : { json: fields };
    live[name] = await make(`/api/${name}`, sent());
    if (drafted.includes(type)) drafts[name] = await make(`/api/manage/${name}`, sent());
  }
  const email = `${crypto.randomUUID()}@college.example`;
  const account = { role: 'student', name: 'A student', email, password: 'a long enough one' };
  const words = { name: 'Asha', email, message: 'When does it begin?' };
  live.account = await make('/api/account', { json: account });
  live.contact = await make('/api/contact', { json: words });
  live.application = await make('/api/application', { json: { ...words, program: 'Science' } });
  live.redirects = await make('/api/manage/redirects', { json: { from: `/old-${email}`, to: '/faqs' } });
  const entry = { user: 'A question', bot: 'An answer', timestamp: '2026-11-20T10:00:00.000Z' };
  live.chat = await make('/api/create-chat', { json: { conversation: entry } });
  await call('POST', '/webhooks/rest/webhook', { json: { message: 'Where is the planetarium?' } });
  live.unanswered = await firstOf(call, '/api/unanswered');
  return (template) => {
    const [, manage, noun = ''] = /^\/(?:api\/)?(manage\/)?([a-z]+)/.exec(template) ?? [];
    const isFixed = manage && drafts[noun] === undefined;
    const id = (manage && !isFixed ? drafts : live)[noun] ?? NOWHERE;
    return template
      .replaceAll('{id}', id)
      .replaceAll('{n}', '1')
      .replaceAll('{slug}', 'x')
      .replaceAll('{name}', 'x');
  };
}

/** The id of the first record of a list, which may be written a moment later. */
async function firstOf(call: CallSite, path: string): Promise<string> {
  for (let round = 0; round < 100; round += 1) {
    const [first] = JSON.parse((await call('GET', path)).text) as { _id: string }[];
    if (first) return first._id;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return NOWHERE;
}
