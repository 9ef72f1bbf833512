/** The kinds of requests that cost a site something, each computed anew. */
export const KINDS = ['page', 'search', 'question', 'sign-in', 'application', 'upload'] as const;
export type Kind = (typeof KINDS)[number];

/** The status of an answer for which the site has done its work. */
export const USEFUL: Readonly<Record<Kind, number>> = {
  page: 200,
  search: 200,
  question: 200,
  'sign-in': 401,
  application: 201,
  upload: 201,
};

/** Values that upload requests need. */
export interface Upload {
  token: string;
  contentType: string;
  /** The multipart body in base64. */
  body: string;
}

const WORDS = [
  'admission',
  'physics',
  'scholarship',
  'routine',
  'library',
  'results',
  'holiday',
  'fee',
  'sports',
];
const word = (number: number) => WORDS[number % WORDS.length];

/** Encodes requests, each different from all others. @returns the bytes of the one with this number */
export function encoder(upload: Upload): (kind: Kind, number: number, headers: string) => string | Buffer {
  const body = Buffer.from(upload.body, 'base64');
  const json = (path: string, value: object, headers: string) => {
    const text = JSON.stringify(value);
    return `${head('POST', path, `${headers}Content-Type: application/json\r\nContent-Length: ${text.length}\r\n`)}${text}`;
  };
  const encoded: Record<Kind, (number: number, headers: string) => string | Buffer> = {
    page: (number, headers) => head('GET', `/contact-us?sent=nobody${number}`, headers),
    search: (number, headers) =>
      head('GET', `/search?q=${word(number)}+${word(number >> 4)}+${number}`, headers),
    question: (number, headers) =>
      json(
        '/webhooks/rest/webhook',
        { sender: `visit${number}`, message: `When is the ${word(number)} of ${number}?` },
        headers,
      ),
    'sign-in': (number, headers) =>
      json(
        '/api/user/login',
        { email: `nobody${number}@college.example`, password: 'not the right one' },
        headers,
      ),
    application: (number, headers) =>
      json(
        '/api/application',
        {
          name: `Applicant ${number}`,
          program: 'BCA',
          phone: '9800000000',
          email: 'a@college.example',
          message: 'When does it begin?',
          submissionId: crypto.randomUUID(),
        },
        headers,
      ),
    upload: (_, headers) =>
      Buffer.concat([
        Buffer.from(
          head(
            'POST',
            '/api/picture',
            `${headers}Authorization: Bearer ${upload.token}\r\nContent-Type: ${upload.contentType}\r\nContent-Length: ${body.length}\r\n`,
          ),
        ),
        body,
      ]),
  };
  return (kind, number, headers) => encoded[kind](number, headers);
}

const head = (method: string, path: string, headers: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
