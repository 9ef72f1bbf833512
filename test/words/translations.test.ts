import { describe, expect, test } from 'vitest';
import { submissionTypes } from '../../src/content/submissions.ts';

type Said = string | ((...places: string[]) => string) | { [name: string]: Said };

const english = import.meta.glob<Record<string, Said>>('../../src/**/*words.ts', { eager: true });
const nepali = import.meta.glob<Record<string, Said>>('../../src/**/*words.ne.ts', { eager: true });

const PLACES = ['⟨a⟩', '⟨b⟩', '⟨c⟩', '⟨d⟩'];

/** Sentences with their names and their places filled in as ⟨a⟩, ⟨b⟩ … */
function said(words: Said, name = ''): [string, string][] {
  if (typeof words === 'string') return [[name, words]];
  if (typeof words !== 'function')
    return Object.entries(words).flatMap(([below, of]) => said(of, `${name}.${below}`));
  return [[name, words(...PLACES)]];
}

const placesIn = (text: string) => [...new Set(text.match(/⟨\w⟩/g))].sort();
/** Latin text allowed in Nepali sentences: codes, keys, examples of addresses, names of settings, and languages. */
const ALLOWED = [
  /\/ne\/contact-us/,
  /name@example\.org/,
  /facebook\.com\/college/,
  /The College <office@college\.example>/,
  /\/about\.html/,
  /\/index\.php\?page=notice&id=5/,
  /\/who-we-are/,
  /https:\/\/(?:example\.com)?/,
  /NOTIFY_EMAIL|SMTP_URL|NODE_EXTRA_CA_CERTS|\?tls\.rejectUnauthorized=false/,
  /geo:27\.7090,85\.3250|mailto:|tel:/,
  /QR|PIN|Google Authenticator/,
  /(?:2040-05-01 )?\bAD\b/,
  /Aegis/,
  /justify/,
  /PDF|CSV|Word|Excel|PowerPoint|OpenDocument|\.(?:docx|xlsx|pptx|odt|ods)\b|Office|FAQ|JPEG|PNG|WebP|AVIF|GIF|MB/,
  /\b(?:Ctrl|Esc|Shift|Tab|Enter|K|F)\b/,
  /\/notices|office@example\.com|\/2021\/05\/\*/,
  /\b(?:true|false|ne|en)\b/,
  /ETag|If-Match|Idempotency-Key|UTF-8|JSON|JPEG|PNG|WebP|AVIF|GIF|HEIC/,
  /Settings, Camera, Formats, Most Compatible/,
  /application\/x-www-form-urlencoded|multipart\/form-data|text\/csv/,
  /2027-01-31T10:00:00\+05:45|2026-11-21T09:30:00Z|ISO 8601|\{ user, bot, timestamp \}/,
  /\/api\/student\/details\/\{id\}/,
  /\/(?:\.well-known|api|admin|password|uploads|assets|icons|webhooks)(?=[, ])/,
  /\b(?:id|kind|type|item|etag|from|until|up|down|focus|nagarik-badapatra)\b|\/admissions/,
  /\b(?:admin|student|teacher)\b/,
  /⟨\w⟩/,
  // Of HTML.
  /<\/?b>/,
].map(({ source }) => new RegExp(source, 'g'));
const withoutAllowed = (text: string) => ALLOWED.reduce((rest, latin) => rest.replace(latin, 'क'), text);

/** Modules of one language with the twin, and the exports and forms in which both languages stand side by side. */
const pairs: [string, { inEnglish: Said; inNepali: Said }][] = [
  ...Object.entries(nepali).map(([path, inNepali]): (typeof pairs)[number] => [
    path,
    { inEnglish: english[path.replace('.ne.ts', '.ts')] as Said, inNepali },
  ]),
  ...Object.entries(english).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, words]): typeof pairs => {
      const { en, ne, english: told = en, devanagari = ne } = words as Record<string, Said | undefined>;
      return told && devanagari ? [[`${path} ${name}`, { inEnglish: told, inNepali: devanagari }]] : [];
    }),
  ),
  ...submissionTypes.map(({ name, visitorWords: { en, ne } }): (typeof pairs)[number] => [
    name,
    { inEnglish: en, inNepali: ne },
  ]),
];

test('are found in files of both kinds', () => {
  const paths = pairs.map(([path]) => path);
  expect(paths).toContain('../../src/mail/words.ts troubleWords');
  expect(paths).toContain('../../src/admin/words.ne.ts');
});

describe.each(pairs)('%s', (_path, both) => {
  const inNepali = new Map(said(both.inNepali));
  const inEnglish = new Map(said(both.inEnglish));

  test('has the sentences and the places of the English one', () => {
    expect([...inNepali.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    for (const [name, text] of inNepali)
      expect([name, placesIn(text)]).toEqual([name, placesIn(inEnglish.get(name) ?? '')]);
  });

  test('is in Nepali, with Devanagari digits and one kind of full stop', () => {
    for (const [name, text] of inNepali) {
      const rest = withoutAllowed(text);
      expect([name, rest.match(/[A-Za-z0-9]+/g)]).toEqual([name, null]);
      expect([name, / ।|\.$/.test(rest)]).toEqual([name, false]);
    }
  });
});
