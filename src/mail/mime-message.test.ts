import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { collectedTexts } from '../../test/collection.ts';
import { application } from '../content/application.ts';
import { submission } from './mail.fixture.ts';
import { composeMime } from './mime-message.ts';
import { notification } from './outbox.ts';

const from = { name: 'Himal "College", Kathmandu', address: 'no-reply@himal.example' };
const publicUrl = 'https://himal.example';
const createdAt = '2026-11-21T08:45:00.000Z';

test('A MIME message has each header once and one recipient, whatever was typed', async () => {
  const typed = [
    'x\r\nBcc: all@college.example\r\n\r\nRead this',
    '=?utf-8?Q?=0D=0ABcc:_all@college.example?=',
    'क्षत्रिय'.repeat(50),
    ...collectedTexts('naughty/blns.json'),
    ...collectedTexts('naughty/fuzzdb-unicode-control.json'),
  ].filter((_, index) => index < 3 || index % 3 === 0);
  for (const text of typed) {
    const item = submission({ name: text, program: text, message: text, phone: text, email: text });
    const draft = notification({ type: application, item, publicUrl }, 'office@himal.example');
    const { envelope, message } = await composeMime(
      { _id: item._id, createdAt, ...draft },
      from,
      'himal.example',
    );
    expect(envelope).toEqual({ from: from.address, to: ['office@himal.example'] });
    const mail = await PostalMime.parse(message);
    const names = mail.headers.map(({ key }) => key);
    expect(names.filter((name) => name !== 'reply-to').sort()).toEqual([
      'auto-submitted',
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(mail.from).toEqual(from);
    expect(mail.to).toEqual([{ name: '', address: 'office@himal.example' }]);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail.attachments).toEqual([]);
  }
});

test.each(['राम@example.com', 'josé@example.com'])(
  '%s stands in no header, but in the envelope and the text [23.42]',
  async (email) => {
    const item = submission({ email });
    const about = notification({ type: application, item, publicUrl }, 'office@himal.example');
    expect(about.body).toContain(email);
    expect(about.body).not.toContain('reply to this mail');
    for (const draft of [about, { ...about, recipient: email, replyTo: email }]) {
      const { envelope, message } = await composeMime(
        { _id: item._id, createdAt, ...draft },
        from,
        'himal.example',
      );
      expect(envelope.to).toEqual([draft.recipient]);
      const [head = ''] = message.toString('utf8').split('\r\n\r\n', 1);
      expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(head).not.toMatch(/^(?:Reply-To|Bcc):/im);
    }
  },
);

test('a domain beyond ASCII is written in Punycode [23.42]', async () => {
  const item = submission({ email: 'ram@उदाहरण.example' });
  const draft = notification({ type: application, item, publicUrl }, 'office@himal.example');
  const { message } = await composeMime({ _id: item._id, createdAt, ...draft }, from, 'himal.example');
  expect(message.toString('utf8')).toMatch(/^Reply-To: ram@xn--[a-z0-9]+\.example\r$/m);
});
