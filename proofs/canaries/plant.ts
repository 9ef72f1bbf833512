import type { College } from '../college/college.ts';

/** A public word beside every canary: a search for it finds everything that can be found. */
export const LURE = 'quetzalcoatl';

/** Plants secrets of every private kind. @returns each with its description */
export async function plant(college: College, random: () => number): Promise<Map<string, string>> {
  const secrets = new Map<string, string>();
  const secret = (what: string) => {
    const word = `cnry${Array.from({ length: 12 }, () => 'abcdefghjkmnpqrstuvwxyz'[Math.floor(random() * 23)]).join('')}`;
    secrets.set(word, what);
    return word;
  };
  const digits = (what: string) => {
    const number = `98${String(Math.floor(random() * 1e8)).padStart(8, '7')}`;
    secrets.set(number, what);
    return number;
  };
  await plantSubmissions(college, secret, digits);
  await plantContent(college, secret);
  await plantAccounts(college, secret, secrets);
  await plantChats(college, secret);
  return secrets;
}

type Secret = (what: string) => string;

async function plantSubmissions(college: College, secret: Secret, digits: Secret) {
  for (const kind of ['contact', 'application'])
    for (let number = 0; number < 8; number += 1) {
      const lured = (what: string) => `${LURE} ${secret(`${what} of the ${kind}`)}`;
      const json = {
        name: lured('name'),
        address: lured('address'),
        message: lured('message'),
        phone: digits(`telephone of the ${kind}`),
        email: `${secret(`e-mail of the ${kind}`)}@college.example`,
        ...(kind === 'application' && { program: 'Science', prev_college: lured('former college') }),
      };
      const { record } = await college.must('POST', `/api/${kind}`, { json, token: '' });
      if (number === 0)
        await college.must('POST', `/api/${kind}-spam/${record._id}`, { json: { isSpam: true } });
      if (number === 1) await college.must('DELETE', `/api/${kind}/${record._id}`);
    }
}

async function plantContent(college: College, secret: Secret) {
  for (let number = 0; number < 8; number += 1) {
    const text = (what: string) => `${LURE} ${secret(what)}`;
    const fields = (what: string) => ({
      title: text(`title of ${what}`),
      description: `<p>${text(`text of ${what}`)}</p>`,
    });
    await college.must('POST', '/api/manage/notice', { json: fields('a draft') });
    const scheduled = await college.must('POST', '/api/manage/news', { json: fields('a scheduled record') });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const headers = { 'if-match': String(scheduled.headers.etag) };
    await college.must('POST', `/api/manage/news/${scheduled.record._id}/publish`, { json: { at }, headers });
    const trashed = await college.must('POST', '/api/faq', { json: fields('a record in the trash') });
    await college.must('DELETE', `/api/faq/${trashed.record._id}`);
    const changed = await college.must('POST', '/api/notice', { json: fields('a former version') });
    await college.must('PUT', `/api/notice/${changed.record._id}`, {
      json: { title: `${LURE} ${number}`, description: LURE },
    });
    const kept = await college.must('GET', `/api/manage/notice/${changed.record._id}`);
    const draft = {
      json: { fields: fields('a draft of what is live') },
      headers: { 'if-match': String(kept.headers.etag) },
    };
    await college.must('PUT', `/api/manage/notice/${changed.record._id}/draft`, draft);
  }
}

async function plantAccounts(college: College, secret: Secret, secrets: Map<string, string>) {
  for (const role of ['admin', 'student', 'teacher'] as const)
    for (let number = 0; number < 3; number += 1) {
      const email = `${secret(`e-mail of a ${role}`)}@college.example`;
      const password = secret(`password of a ${role}`);
      const json = { role, name: `${LURE} ${secret(`name of a ${role}`)}`, email, password };
      await college.must('POST', '/api/account', { json });
      secrets.set((await college.signIn(role, { email, password })).token, `token of a ${role}`);
    }
}

async function plantChats(college: College, secret: Secret) {
  for (let number = 0; number < 8; number += 1) {
    const message = `${LURE} ${secret('question to the assistant')}`;
    await college.must('POST', '/webhooks/rest/webhook', {
      token: '',
      json: { sender: secret('visit'), message },
    });
    const entry = {
      user: `${LURE} ${secret('chat')}`,
      bot: secret('answer of a chat'),
      timestamp: new Date().toISOString(),
    };
    await college.must('POST', '/api/create-chat', {
      token: '',
      json: { conversation: entry, session: secret('session of a chat') },
    });
  }
}
