import type { Answer } from '../college/caller.ts';
import type { College } from '../college/college.ts';

/** A plain text outside of records' fields. */
export interface OtherText {
  what: string;
  /** Maximum length in code points. */
  max: number;
  put(text: string): Promise<Answer>;
  /** Whether it is one line, of which spaces at both ends and marks that nobody sees are dropped. */
  isOneLine?: true;
  /** The stored text in an accepted response. */
  kept(answer: Answer): unknown;
}

const SETTINGS = ['name', 'motto', 'university', 'address', 'openingHours'];

/** Texts of accounts, settings, drafts, notes, semesters, passkeys and chats. */
export async function otherTexts(college: College): Promise<OtherText[]> {
  const { id } = await college.add('teacher');
  const draft = await college.must('POST', '/api/manage/notice', { json: { title: 'Draft' } });
  const read = `/api/manage/notice/${draft.record._id}`;
  const tag = async (path: string) => String((await college.must('GET', path)).headers.etag);
  const of = (name: string) => (answer: Answer) => answer.record[name];
  const entryOf = ({ json }: Answer) =>
    (json as { conversation: { user: string; bot: string }[] }).conversation.at(-1);
  const timestamp = '2026-11-20T10:00:00.000Z';
  const chat = (user: string, bot: string) =>
    college.call('POST', '/api/create-chat', { json: { conversation: { user, bot, timestamp } }, token: '' });
  const settings = SETTINGS.flatMap((name) => {
    const common = { max: 80, isOneLine: true } as const;
    const change = (json: object) => college.call('PUT', '/api/settings', { json });
    return [
      { ...common, what: `setting ${name}`, put: (text: string) => change({ [name]: text }), kept: of(name) },
      {
        ...common,
        what: `setting ${name} in Nepali`,
        // A Nepali text alone would be stored in the setting itself.
        put: (text: string) => change({ [name]: 'College', [`${name}_ne`]: text }),
        kept: of(`${name}_ne`),
      },
    ];
  });
  const subject = { code: 'C', name: 'N', credits: '3' };
  const faculty = (await college.must('POST', '/api/faculty', { json: { title: 'Science' } })).record._id;
  const semester = (await college.must('POST', '/api/semester', { json: { title: 'I', faculty } })).record
    ._id;
  return [
    ...settings,
    {
      what: 'name of an account',
      max: 80,
      isOneLine: true,
      put: (name) => college.call('PUT', `/api/account/${id}`, { json: { name } }),
      kept: of('name'),
    },
    {
      what: 'title of a draft',
      max: 200,
      isOneLine: true,
      put: async (title) =>
        college.call('PUT', `${read}/draft`, {
          json: { fields: { title } },
          headers: { 'if-match': await tag(read) },
        }),
      kept: ({ json }) => (json as { draft: { fields: { title: string } } }).draft.fields.title,
    },
    {
      what: 'name of a subject',
      max: 80,
      isOneLine: true,
      put: (name) =>
        college.call('PUT', `/api/semester/${semester}`, { json: { subjects: [{ ...subject, name }] } }),
      kept: ({ json }) => (json as { subjects: { name: string }[] }).subjects[0]?.name,
    },
    {
      what: 'question in a chat',
      max: 500,
      put: (text) => chat(text, 'An answer'),
      kept: (answer) => entryOf(answer)?.user,
    },
    {
      what: 'answer in a chat',
      max: 500,
      put: (text) => chat('A question', text),
      kept: (answer) => entryOf(answer)?.bot,
    },
  ];
}
