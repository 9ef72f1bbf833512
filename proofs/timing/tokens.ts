import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';
import { compareTimes, lookOf } from './compare-times.ts';

const PAIRS = 200;

/** Compares what wrong tokens of previews and receipts tell of the right ones. @returns the figures */
export async function compareTokens(college: College, random: () => number): Promise<string[]> {
  const get = (address: string) => college.call('GET', address, { token: '' });
  const preview = await previewOf(college);
  const other = await previewOf(college);
  const receipt = await receiptOf(college);
  must((await get(preview.path + preview.token)).status === 200, 'The preview does not open');
  must(
    (await get(receipt.path + receipt.token)).text.includes('We have your message'),
    'The receipt does not open',
  );
  const figures: string[] = [];
  const kinds = [
    { of: 'previews', ...preview, alien: receipt.token },
    { of: 'receipts', ...receipt, alien: preview.token },
  ];
  for (const { of, path, token, alien } of kinds) {
    const wrong = () => get(path + madeUp(token, random));
    const compared: [what: string, token: string][] = [
      ['nearly right', nearly(token)],
      ['begun rightly', token.slice(0, token.length >> 1) + madeUp(token.slice(token.length >> 1), random)],
      ['malformed', '!'],
      ['of another kind', alien],
    ];
    for (const [what, like] of compared)
      figures.push(
        await compareTimes({
          what: `${of} that are ${what}, and made up`,
          pairs: PAIRS,
          random,
          one: () => get(path + encodeURIComponent(like)),
          other: wrong,
        }),
      );
  }
  // That it opens another record is known to whoever has it, so its time may differ.
  const [ofAnother, unknown] = [
    await get(preview.path + other.token),
    await get(preview.path + 'x'.repeat(9)),
  ];
  must(lookOf(ofAnother) === lookOf(unknown), 'A preview of another record is answered in its own way');
  return figures;
}

const nearly = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');

/** A token of the same form. */
const madeUp = (token: string, random: () => number) =>
  Array.from(token, () => 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? 'a').join('');

interface Secret {
  /** The address up to the token. */
  path: string;
  token: string;
}

async function previewOf(college: College): Promise<Secret> {
  const { record } = await college.must('POST', '/api/manage/notice', { json: { title: 'Not yet' } });
  const made = await college.must('POST', `/api/manage/notice/${record._id}/preview`, { json: {} });
  return secretIn(made.record.url ?? '', college);
}

async function receiptOf(college: College): Promise<Secret> {
  const json = { name: 'Asha', email: 'asha@college.example', message: 'When does it begin?' };
  return secretIn(
    (await college.must('POST', '/api/contact', { json, token: '' })).record.receipt ?? '',
    college,
  );
}

function secretIn(address: string, { url }: College): Secret {
  const { pathname, searchParams } = new URL(address, url);
  const [[name = '', token = ''] = []] = searchParams;
  return { path: `${pathname}?${name}=`, token };
}
