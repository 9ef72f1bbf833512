import type { College } from '../college/college.ts';
import { must } from '../runner/proof.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 advises less. */
const MOST_DAYS = 365;

/** Reads the site's `security.txt` as RFC 9116 wants it. @returns a figure */
export async function checkSecurityContact(college: College, url: string, contact: string): Promise<string> {
  const { text, headers } = await college.must('GET', PATH, { token: '' });
  const fields = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  );
  must(String(headers['content-type']).startsWith('text/plain; charset=utf-8'), `${PATH} is no plain text`);
  must(fields.get('Contact') === contact, `${PATH} names ${fields.get('Contact')}`);
  must(fields.get('Canonical') === url + PATH, `${PATH} is at ${fields.get('Canonical')}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / DAY_MS;
  must(days > 0 && days < MOST_DAYS, `${PATH} expires in ${days} days`);
  return `security.txt names its contact and expires in ${Math.round(days)} days`;
}
