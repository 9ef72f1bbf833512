import { everyType, type TypeSample, twinsOf } from '../../test/api/every-type.ts';
import { pdfFile } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { Answer, Sent } from './caller.ts';
import { type College, PASSWORD } from './college.ts';

/** One call that changes something, with a body that is valid when it is sent at once. */
export interface Write {
  method: 'POST' | 'PUT';
  /** As the router has it, such as `/api/notice/{id}`. */
  route: string;
  id?: string;
  /** Texts, numbers and lists by name, without files. */
  fields: Readonly<Record<string, unknown>>;
  files?: Readonly<Record<string, File>>;
  /** The name of the one field whose object holds the texts, where they are not at the top. */
  within?: string;
  /** `If-Match`, where the call needs it. */
  tag?: string;
  /** Names that the call accepts besides those of `fields`. */
  takes?: readonly string[];
  isOpen?: boolean;
}

/** Sends a write; `more` are fields beyond its own. */
export function sendWrite(
  college: College,
  write: Write,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const { method, route, id = '', fields, files, within, tag, isOpen } = write;
  const all = { ...fields, ...more };
  const headers = { ...(tag && { 'if-match': tag }) };
  const sent: Sent = files
    ? { body: form(all, files) }
    : { json: within ? { [within]: { ...(fields[within] as object), ...more } } : all };
  return college.call(method, route.replace('{id}', id), { ...sent, headers, ...(isOpen && { token: '' }) });
}

function form(fields: Readonly<Record<string, unknown>>, files: Readonly<Record<string, File>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const [name, file] of Object.entries(files)) body.append(name, file);
  return body;
}

/** Every call by which staff and visitors write, one after the other: later ones are about what earlier ones made. */
export async function* writesOf(college: College): AsyncGenerator<Write, void, Answer> {
  const image = await pictureFile({ width: 60, height: 40 });
  yield* accountWrites(college);
  const faculty = await college.must('POST', '/api/faculty', { json: { title: 'Science' } });
  for (const type of everyType)
    yield* contentWrites(college, type, { image, faculty: faculty.record._id ?? '' });
  yield* otherWrites(image);
  for (const kind of ['contact', 'application'] as const) yield* submissionWrites(kind);
}

async function* contentWrites(
  college: College,
  type: TypeSample,
  { image, faculty }: { image: File; faculty: string },
): AsyncGenerator<Write, void, Answer> {
  const { name, named, rich, plain, pictures } = type;
  const takes = [...type.more, ...twinsOf(type), 'image', 'imageAlt'];
  const texts = Object.fromEntries([named, ...rich, ...plain].map((field) => [field, `A ${field}`]));
  const fields = {
    ...texts,
    ...(name === 'semester' && { faculty }),
    ...(name === 'faculty' && { seats: '40' }),
  };
  const files = pictures === 'list' ? { files: { image } } : {};
  const made = yield { method: 'POST', route: `/api/${name}`, fields, takes, ...files };
  const id = made.record._id ?? '';
  yield { method: 'PUT', route: `/api/${name}/{id}`, id, fields: texts, takes };
  if (name === 'semester') return;
  if (pictures === 'one')
    yield { method: 'POST', route: `/api/${name}File/{id}`, id, fields: {}, files: { image }, takes };
  else
    yield {
      method: 'POST',
      route: `/api/${name}-image-update/{id}`,
      id,
      fields: {},
      files: { image },
      takes,
    };
  const draft = yield { method: 'POST', route: `/api/manage/${name}`, fields, takes, ...files };
  const draftId = draft.record._id ?? '';
  const tagged = async (
    route: string,
    body: Pick<Write, 'fields' | 'within' | 'takes'>,
    method: Write['method'] = 'POST',
  ) => {
    const { headers } = await college.must('GET', `/api/manage/${name}/${draftId}`);
    return {
      method,
      route: `/api/manage/${name}/{id}/${route}`,
      id: draftId,
      tag: String(headers.etag),
      ...body,
    };
  };
  yield await tagged(
    'draft',
    { fields: { fields: { ...texts, [named]: 'Another' } }, within: 'fields', takes },
    'PUT',
  );
  yield await tagged('review', { fields: { action: 'submit' }, takes: ['note'] });
  yield await tagged('publish', { fields: {}, takes: ['at', 'expireAt', 'pinnedUntil', 'note'] });
  yield await tagged('versions/1/restore', { fields: {}, takes: ['fields'] });
  yield {
    method: 'POST',
    route: `/api/manage/${name}/{id}/preview`,
    id: draftId,
    fields: {},
    takes: ['version', 'hours'],
  };
}

async function* accountWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const takes = ['role', 'name', 'email', 'password', 'faculty', 'semester', 'duties', 'disabled', 'lang'];
  for (const role of ['admin', 'student', 'teacher']) {
    const fields = { role, name: `New ${role}`, email: `${role}-new@college.example`, password: PASSWORD };
    const made = yield { method: 'POST', route: '/api/account', fields, takes };
    yield {
      method: 'PUT',
      route: '/api/account/{id}',
      id: made.record._id ?? '',
      fields: { name: 'Renamed' },
      takes,
    };
  }
  yield { method: 'PUT', route: '/api/me', fields: { lang: 'en' } };
  const login = { email: 'admin-new@college.example', password: PASSWORD };
  yield { method: 'POST', route: '/api/user/login', fields: login, takes: ['code'], isOpen: true };
  const { headers } = await college.must('GET', '/api/settings');
  yield {
    method: 'PUT',
    route: '/api/settings',
    fields: { name: 'A college' },
    tag: String(headers.etag ?? ''),
  };
}

async function* otherWrites(image: File): AsyncGenerator<Write, void, Answer> {
  yield { method: 'POST', route: '/api/picture', fields: {}, files: { image } };
  yield { method: 'POST', route: '/api/attachment', fields: {}, files: { attachment: pdfFile() } };
  yield {
    method: 'POST',
    route: '/api/manage/views',
    fields: { type: 'notice', name: 'Mine', query: '?state=draft', shared: false },
  };
  yield {
    method: 'POST',
    route: '/api/manage/redirects',
    fields: { from: '/old-page', to: '/notices' },
    takes: ['permanent'],
  };
  const entry = { user: 'A question', bot: 'An answer', timestamp: '2026-11-20T10:00:00.000Z' };
  const conversation = { conversation: [entry], session: 'a-visit' };
  yield { method: 'POST', route: '/api/create-chat', fields: conversation, isOpen: true };
  yield {
    method: 'POST',
    route: '/webhooks/rest/webhook',
    fields: { sender: 'visit', message: 'Hello' },
    isOpen: true,
  };
}

async function* submissionWrites(kind: 'contact' | 'application'): AsyncGenerator<Write, void, Answer> {
  const fields = {
    name: 'Asha',
    email: 'asha@college.example',
    phone: '9800000000',
    address: 'Kathmandu',
    message: 'When does it begin?',
    ...(kind === 'application' && { program: 'Science', prev_college: 'A school' }),
  };
  const takes = ['submissionId', 'lang', 'receipt'];
  const made = yield { method: 'POST', route: `/api/${kind}`, fields, takes, isOpen: true };
  const id = made.record._id ?? '';
  yield { method: 'PUT', route: `/api/${kind}/{id}`, id, fields: { isView: false } };
  yield { method: 'POST', route: `/api/${kind}-spam/{id}`, id, fields: { isSpam: false } };
}
