import { College, type EngineName, onBoth, PASSWORD } from '../college/college.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { compareTimes } from './compare-times.ts';

const ACCOUNTS = 400;
const TOKENS = 400;

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const compare = (what: string, times: number, one: () => Answered, other: () => Answered) =>
    compareTimes({ what, times, random: context.random, one, other });
  type Answered = ReturnType<College['call']>;

  const known = await knownAddresses(college);
  const signIn = (email: string, password = 'not the right one') =>
    college.call('POST', '/api/user/login', { token: '', json: { email, password } });
  const next = { known: 0, unknown: 0 };
  const accounts = await compare(
    'known and unknown accounts',
    ACCOUNTS,
    () => signIn(known[next.known++ % known.length] ?? ''),
    () => signIn(`nobody${next.unknown++}@college.example`),
  );

  const { previewed, preview } = await previewOf(college);
  const open = (token: string) => college.call('GET', `${previewed}?preview=${token}`, { token: '' });
  must((await open(preview)).status === 200, 'The preview does not open');
  const nearly = preview.slice(0, -1) + (preview.endsWith('A') ? 'B' : 'A');
  const wrong = () => Array.from(preview, () => letter(context.random)).join('');
  const previews = await compare(
    'previews that are nearly right and wrong',
    TOKENS,
    () => open(nearly),
    () => open(wrong()),
  );

  const receipt = await receiptOf(college);
  const look = (address: string) => college.call('GET', address, { token: '' });
  const [page = '', sent = ''] = receipt.split('sent=');
  const near = `${page}sent=${sent.slice(0, -1)}${sent.endsWith('A') ? 'B' : 'A'}`;
  const far = () =>
    `${page}sent=${Array.from(sent, (was) => (was === '.' ? '.' : letter(context.random))).join('')}`;
  const receipts = await compare(
    'receipts that are nearly right and wrong',
    TOKENS,
    () => look(near),
    () => look(far()),
  );
  return [accounts, previews, receipts];
}

const letter = (random: () => number) => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? 'a';

/** Enough accounts that none is tried often. */
async function knownAddresses(college: College): Promise<string[]> {
  const emails: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    const email = `known${number}@college.example`;
    await college.must('POST', '/api/account', {
      json: { role: 'admin', name: 'Known', email, password: PASSWORD },
    });
    emails.push(email);
  }
  return emails;
}

async function previewOf(college: College): Promise<{ previewed: string; preview: string }> {
  const { record } = await college.must('POST', '/api/manage/notice', { json: { title: 'Not yet' } });
  const { url = '' } = (await college.must('POST', `/api/manage/notice/${record._id}/preview`, { json: {} }))
    .record;
  const { pathname, searchParams } = new URL(url, college.url);
  return { previewed: pathname, preview: searchParams.get('preview') ?? '' };
}

async function receiptOf(college: College): Promise<string> {
  const json = { name: 'Asha', email: 'asha@college.example', message: 'When does it begin?' };
  return (await college.must('POST', '/api/contact', { json, token: '' })).record.receipt ?? '';
}

export const proof: Proof = {
  claim: 'Neither the answer nor its time tells whether an account exists or a token is nearly right.',
  fault: [
    {
      file: 'src/accounts/sign-in.ts',
      from: '      : await passwords.spendVerificationTime(password);',
      to: '      : false;',
    },
  ],
  whyNot: () => null,
  run: (context) => onBoth(context, (engine) => onEngine(context, engine)),
};
