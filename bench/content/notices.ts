/** The fields of a notice that are written by hand. */
export interface WrittenNotice {
  createdAt: string;
  title: string;
  description: string;
}

const BYTES = 3000;
const FIRST = Date.UTC(2020, 0, 1);
const APART_MS = 30 * 60_000;

const ENGLISH =
  'examination form fee library result practical scholarship semester admission notice student holiday department campus schedule entrance interview orientation laboratory application deadline registration';
const NEPALI =
  'परीक्षा फाराम शुल्क पुस्तकालय नतिजा प्रयोगात्मक छात्रवृत्ति सेमेस्टर भर्ना सूचना विद्यार्थी बिदा विभाग क्याम्पस तालिका प्रवेश अन्तर्वार्ता';
const VOCABULARIES = [ENGLISH, ENGLISH, NEPALI].map((words) => words.split(' '));

/** Deterministic notices of about 3 KB with distinct titles, a third of them in Nepali. */
export function* notices(count: number): Generator<WrittenNotice> {
  for (let n = 0; n < count; n += 1) {
    const words = VOCABULARIES[n % VOCABULARIES.length] ?? [];
    const at = new Date(FIRST + n * APART_MS);
    yield {
      createdAt: at.toISOString(),
      title: `${sentence(words, n, 5)} ${n}`,
      description: paragraphs(words, n),
    };
  }
}

function sentence(words: readonly string[], seed: number, length: number): string {
  return Array.from(
    { length },
    (_, at) => words[(seed * 7 + at * (1 + (seed % 5)) + (seed >> 4)) % words.length],
  ).join(' ');
}

function paragraphs(words: readonly string[], seed: number): string {
  let html = '';
  let bytes = 0;
  for (let n = 0; bytes < BYTES; n += 1) {
    const paragraph = `<p>${sentence(words, seed + n, 40)}.</p>`;
    html += paragraph;
    bytes += Buffer.byteLength(paragraph);
  }
  return html;
}
