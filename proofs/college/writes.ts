import { drafted, everyType, type TypeSample, twinsOf } from '../../test/api/every-type.ts';
import { pdfFile } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { Answer } from './caller.ts';
import { type College, PASSWORD } from './college.ts';
import { inboxWrites } from './inbox-writes.ts';
import { ownAccountWrites } from './own-account-writes.ts';
import { recordWrites } from './record-writes.ts';
import type { Write } from './write.ts';

/** Every call by which staff and visitors write, one after the other: later ones are about what earlier ones made. */
export async function* writesOf(college: College): AsyncGenerator<Write, void, Answer> {
  const image = await pictureFile({ width: 60, height: 40 });
  yield* accountWrites(college);
  const faculty = await college.must('POST', '/api/faculty', { json: { title: 'Science' } });
  for (const type of everyType)
    yield* contentWrites(college, type, { image, faculty: faculty.record._id ?? '' });
  yield* otherWrites(image);
  yield* libraryWrites(image);
  yield await menuWrite(college);
  for (const kind of ['contact', 'application'] as const) yield* submissionWrites(kind);
  yield* recordWrites(college);
  yield* ownAccountWrites(college);
  yield* inboxWrites(college);
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
  if (!drafted.includes(type)) return;
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
  yield await tagged('versions/{n}/restore', { fields: {}, takes: ['fields'] });
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
  yield { method: 'POST', route: '/api/user/login', fields: login, takes: ['code'], token: '' };
  const { headers } = await college.must('GET', '/api/settings');
  yield {
    method: 'PUT',
    route: '/api/settings',
    fields: { name: 'A college' },
    tag: String(headers.etag ?? ''),
  };
}

/** Puts a picture and a document into the library, describes them, and replaces them. */
async function* libraryWrites(image: File): AsyncGenerator<Write, void, Answer> {
  const pictures = ['alt', 'alt_ne', 'caption', 'caption_ne', 'credit', 'focus'];
  const kinds = [
    { kind: 'picture', files: { image }, texts: ['name', ...pictures] },
    { kind: 'document', files: { document: pdfFile() }, texts: ['name', 'title', 'title_ne'] },
  ];
  for (const { kind, files, texts } of kinds) {
    const route = `/api/manage/${kind}`;
    const made = yield { method: 'POST', route, fields: {}, files, takes: [...texts, 'ifNew'] };
    const id = made.record._id ?? '';
    yield { method: 'PUT', route: `${route}/{id}`, id, fields: { name: 'A name' }, takes: texts };
    yield { method: 'POST', route: `${route}/{id}/replace`, id, fields: {}, files };
  }
}

async function menuWrite(college: College): Promise<Write> {
  const { headers } = await college.must('GET', '/api/manage/menu');
  return {
    method: 'PUT',
    route: '/api/manage/menu',
    fields: { footer: [{ target: { page: '/notices' } }] },
    takes: ['header'],
    tag: String(headers.etag ?? ''),
  };
}

async function* otherWrites(image: File): AsyncGenerator<Write, void, Answer> {
  yield { method: 'POST', route: '/api/picture', fields: {}, files: { image } };
  yield { method: 'POST', route: '/api/attachment', fields: {}, files: { attachment: pdfFile() } };
  yield {
    method: 'POST',
    route: '/api/manage/redirects',
    fields: { from: '/old-page', to: '/notices' },
    takes: ['permanent'],
  };
  const entry = { user: 'A question', bot: 'An answer', timestamp: '2026-11-20T10:00:00.000Z' };
  const conversation = { conversation: [entry], session: 'a-visit' };
  yield { method: 'POST', route: '/api/create-chat', fields: conversation, token: '' };
  const rating = { sender: 'a-visit', timestamp: entry.timestamp, helped: true };
  yield { method: 'POST', route: '/api/answered', fields: rating, token: '' };
  yield {
    method: 'POST',
    route: '/webhooks/rest/webhook',
    fields: { sender: 'visit', message: 'Hello' },
    token: '',
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
  const page = kind === 'contact' ? '/contact-us' : '/apply-online';
  // A browser without script sends the form to its page.
  for (const route of [page, `/ne${page}`])
    yield { method: 'POST', route, fields, files: {}, takes, token: '' };
  const made = yield { method: 'POST', route: `/api/${kind}`, fields, takes, token: '' };
  const id = made.record._id ?? '';
  yield { method: 'PUT', route: `/api/${kind}/{id}`, id, fields: { isView: false } };
  yield { method: 'POST', route: `/api/${kind}-spam/{id}`, id, fields: { isSpam: false } };
}
