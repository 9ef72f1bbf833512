import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './caller.ts';
import type { College } from './college.ts';
import type { Write } from './write.ts';

/** Writes about mails and about questions that nothing answers. */
export async function* inboxWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const message = 'Where is the observatory of quetzalcoatl?';
  await college.must('POST', '/webhooks/rest/webhook', { json: { sender: 'visit', message }, token: '' });
  const question = await storedQuestion(college, message);
  const faq = await college.must('POST', '/api/faq', { json: { title: 'The observatory' } });
  yield {
    method: 'POST',
    route: '/api/unanswered/{id}/answer',
    id: question,
    fields: { type: 'faq', item: faq.record._id },
  };
  const sent = yield { method: 'POST', route: '/api/mail-test', fields: { to: 'office@college.example' } };
  yield { method: 'POST', route: '/api/mail-again/{id}', id: sent.record._id ?? '', fields: {} };
  yield { method: 'POST', route: '/api/mails-again', fields: {} };
}

/** The id of a question, which is stored after its answer was sent. */
async function storedQuestion(college: College, message: string): Promise<string> {
  for (;;) {
    const list = (await college.must('GET', '/api/unanswered')).json as { _id: string; question: string }[];
    const found = list.find(({ question }) => question === message);
    if (found) return found._id;
    await pause(50);
  }
}
