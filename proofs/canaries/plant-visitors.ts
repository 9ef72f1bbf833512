import type { College } from '../college/college.ts';
import { LURE, type Secrets } from './secrets.ts';

const EACH = 8;

/** Plants what visitors write: forms, mails about them, receipts, chats, questions, addresses that are not there. */
export async function plantVisitors(college: College, secrets: Secrets): Promise<void> {
  await plantSubmissions(college, secrets);
  await plantChats(college, secrets);
  for (let number = 0; number < EACH; number += 1)
    await college.call('GET', `/gone/${secrets.word('address that a visitor looked for', 'author')}`, {
      token: '',
      headers: { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' },
    });
}

async function plantSubmissions(college: College, secrets: Secrets) {
  for (const kind of ['contact', 'application'] as const)
    for (let number = 0; number < EACH; number += 1) {
      const readers = kind === 'application' ? 'admissions' : 'inbox';
      const lured = (what: string) => secrets.lured(`${what} of the ${kind}`, readers);
      const json = {
        name: lured('name'),
        address: lured('address'),
        message: lured('message'),
        phone: secrets.digits(`telephone of the ${kind}`, readers),
        email: `${secrets.word(`e-mail of the ${kind}`, readers)}@college.example`,
        lang: number % 2 === 0 ? 'en' : 'ne',
        ...(kind === 'application' && { program: lured('programme'), prev_college: lured('former college') }),
      };
      const { record } = await college.must('POST', `/api/${kind}`, { json, token: '' });
      const receipt = new URL(record.receipt ?? '', college.publicUrl);
      secrets.keep(receipt.searchParams.get('sent') ?? '', `receipt's token of the ${kind}`, 'nobody');
      await college.must('GET', receipt.pathname + receipt.search, { token: '' });
      if (number === 0)
        await college.must('POST', `/api/${kind}-spam/${record._id}`, { json: { isSpam: true } });
      if (number === 1) await college.must('DELETE', `/api/${kind}/${record._id}`);
    }
}

async function plantChats(college: College, secrets: Secrets) {
  for (let number = 0; number < EACH; number += 1) {
    const message = secrets.lured('question to the assistant', 'inbox');
    await college.must('POST', '/webhooks/rest/webhook', {
      token: '',
      json: { sender: secrets.word('visit', 'nobody'), message },
    });
    const entry = {
      user: secrets.lured('chat', 'inbox'),
      bot: secrets.word('answer of a chat', 'inbox'),
      timestamp: new Date().toISOString(),
    };
    await college.must('POST', '/api/create-chat', {
      token: '',
      json: { conversation: entry, session: secrets.word('session of a chat', 'nobody') },
    });
  }
  await teach(college);
}

/** Ties one of the questions to a record, so that the assistant has it to compare with. */
async function teach(college: College) {
  const [asked] = (await college.must('GET', '/api/unanswered')).json as { _id: string }[];
  const faq = await college.must('POST', '/api/faq', {
    json: { title: 'A public question', description: LURE },
  });
  if (asked)
    await college.must('POST', `/api/unanswered/${asked._id}/answer`, {
      json: { type: 'faq', item: faq.record._id },
    });
}
