import { contentTypes } from '../../src/content/index.ts';
import { tidyLine } from '../../src/languages/marks.ts';
import { everyType, twinsOf } from '../../test/api/every-type.ts';
import { pictureFile } from '../../test/pictures.ts';
import { College, type EngineName, onBothAtOnce } from '../college/college.ts';
import { inParallel } from '../college/in-parallel.ts';
import { lookalikes, naughtyTexts } from '../college/sample-inputs.ts';
import { must, type Proof, type ProofContext } from '../runner/proof.ts';
import { type OtherText, otherTexts } from './other-texts.ts';

/** A record whose plain texts are tried, all of them at once. */
interface Tried {
  path: string;
  names: readonly string[];
  /** Those that are stored as one line. */
  lines: ReadonlySet<string>;
}

const AT_ONCE = 8;
const MAX_PLAIN = 200;
/** The limit for bodies that visitors send. */
const MAX_BODY = 64 * 1024;

/** A record of every type, with the names of its plain texts. */
async function recordsOf(college: College): Promise<Tried[]> {
  const faculty = await college.must('POST', '/api/faculty', { json: { title: 'Science' } });
  const tried: Tried[] = [];
  for (const type of everyType) {
    const given = {
      [type.named]: 'A title',
      ...(type.name === 'semester' && { faculty: faculty.record._id ?? '' }),
    };
    const body = new FormData();
    for (const [name, value] of Object.entries(given)) body.append(name, String(value));
    if (type.pictures === 'list') body.append('image', await pictureFile({ width: 30, height: 20 }));
    const { record } = await college.must('POST', `/api/${type.name}`, { body });
    const rich = new Set(type.rich.flatMap((name) => [name, `${name}_ne`]));
    const names = [type.named, ...type.plain, ...twinsOf(type)].filter((name) => !rich.has(name));
    const fields = contentTypes.find(({ name }) => name === type.name)?.fields ?? {};
    const lines = names.filter((name) => fields[name.replace(/_ne$/, '')]?.kind !== 'long-text');
    tried.push({
      path: `/api/${type.name}/${record._id}`,
      names: [...new Set(names)],
      lines: new Set(lines),
    });
  }
  return tried;
}

/** The stored form of a text: NFC, with LF line ends. */
const storedForm = (text: string) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n');

/** The same of one line. */
const storedLine = (text: string) => tidyLine(storedForm(text));

/** Whether a text may be refused: for its characters, its length, or because nothing is left of it. */
function mayBeRefused(text: string, max = MAX_PLAIN): boolean {
  return (
    !text.isWellFormed() ||
    text.includes('\0') ||
    [...text.normalize('NFC')].length > max ||
    !/[^\p{C}\p{Z}\s]/u.test(text)
  );
}

/** @returns how many texts were stored and refused */
async function put(
  college: College,
  { path, names, lines }: Tried,
  text: string,
): Promise<{ stored: number; refused: number }> {
  const wanted = new Set(names);
  for (;;) {
    const json = Object.fromEntries([...wanted].map((name) => [name, text]));
    const answer = await college.call('PUT', path, { json });
    if (answer.status === 200) {
      for (const name of wanted) {
        const kept = answer.record[name];
        must(
          kept === (lines.has(name) ? storedLine : storedForm)(text),
          `${path} ${name}: ${JSON.stringify(text)} became ${JSON.stringify(kept)}`,
        );
      }
      return { stored: wanted.size, refused: names.length - wanted.size };
    }
    const { fields = {} } = answer.json as { fields?: Record<string, string> };
    must(
      answer.status === 400 && Object.keys(fields).length > 0,
      `${path} with ${JSON.stringify(text)}: ${answer.status}`,
    );
    for (const name of Object.keys(fields)) {
      must(wanted.delete(name), `${path} refuses ${name}, which was not sent`);
      // A telephone number, a time or a number has a form of its own.
      must(
        mayBeRefused(text) || FORMED.has(name),
        `${path} refuses ${JSON.stringify(text)} as ${name}: ${fields[name]}`,
      );
    }
    if (wanted.size === 0) return { stored: 0, refused: names.length };
  }
}

/** Control characters and line ends, which one line must not have. */
const LINE_END = /[\p{Cc}\u2028\u2029]/u;

const FORMED = new Set(['seats']);

/** @returns whether it was stored */
async function putOther(
  { what, max, isOneLine, put: send, kept }: OtherText,
  text: string,
): Promise<boolean> {
  const answer = await send(text);
  const isStored = answer.status === 200 || answer.status === 201;
  must(
    isStored || (answer.status === 400 && (mayBeRefused(text, max) || (isOneLine && LINE_END.test(text)))),
    `${what} ${JSON.stringify(text)}: ${answer.status} ${answer.text.slice(0, 300)}`,
  );
  const expected = (isOneLine ? storedLine : storedForm)(text);
  if (isStored)
    must(
      // A draft drops spaces alone, since an editor leaves them in empty fields.
      kept(answer) === expected || (text.trim() === '' && kept(answer) === ''),
      `${what}: ${JSON.stringify(text)} became ${JSON.stringify(kept(answer))}`,
    );
  return isStored;
}

async function submit(college: College, text: string): Promise<void> {
  for (const kind of ['contact', 'application']) {
    const json = {
      name: text,
      address: text,
      message: text,
      program: text,
      prev_college: text,
      phone: '9800000000',
    };
    const { status, record, text: answer } = await college.call('POST', `/api/${kind}`, { json, token: '' });
    const isTooLong = status === 413 && JSON.stringify(json).length > MAX_BODY;
    must(
      isTooLong || status === 201 || (status === 400 && mayBeRefused(text)),
      `${kind} with ${JSON.stringify(text)}: ${status} ${answer}`,
    );
    if (status === 201)
      must(
        record.message === storedForm(text),
        `${kind}: ${JSON.stringify(text)} became ${JSON.stringify(record.message)}`,
      );
  }
}

async function onEngine(context: ProofContext, engine: EngineName): Promise<string[]> {
  const college = await College.open(context, engine);
  const tried = await recordsOf(college);
  const others = await otherTexts(college);
  const naughty = naughtyTexts();
  const counts = { stored: 0, refused: 0 };
  await inParallel(naughty, AT_ONCE, async (text) => {
    for (const one of tried) {
      const { stored, refused } = await put(college, one, text);
      counts.stored += stored;
      counts.refused += refused;
    }
    await submit(college, text);
  });
  // One after the other, since each of them is one text that all would change.
  await inParallel(others, AT_ONCE, async (other) => {
    for (const text of naughty) counts[(await putOther(other, text)) ? 'stored' : 'refused'] += 1;
  });
  const benign = lookalikes().filter((text) => !mayBeRefused(text));
  for (const text of benign) {
    for (const kind of ['contact', 'application']) {
      const json = { name: 'Asha', message: text, program: 'Science', phone: '9800000000' };
      const { status, record } = await college.call('POST', `/api/${kind}`, { json, token: '' });
      must(status === 201 && record.message === storedForm(text), `${kind} refuses ${text}: ${status}`);
    }
  }
  must(college.process.errors.length === 0, `The server logged ${college.process.errors[0]}`);
  return [
    `${naughty.length} texts in ${tried.reduce((sum, { names }) => sum + names.length, 0)} fields of records and ${others.length} other texts: ${counts.stored} stored as sent, ${counts.refused} refused with 400; ${benign.length} look-alikes, all accepted`,
  ];
}

export const proof: Proof = {
  claim: 'A text is stored as sent, or refused with 400.',
  shown: { '# stored': /(\d+) stored/, '# refused': /(\d+) refused/ },
  fault: [
    {
      file: 'src/schema/fields/plain-text.ts',
      from: "!text.includes('\\u0000'), {",
      to: '!/\\u0000|<script|\\bselect\\b/i.test(text), {',
    },
  ],
  whyNot: () => null,
  run: (context) => onBothAtOnce(context, onEngine),
};
