import { contentTypes } from '../../src/content/index.ts';
import { drafted } from '../../test/api/every-type.ts';
import { pdfFile } from '../../test/documents.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { Answer } from './caller.ts';
import type { College } from './college.ts';
import type { Write } from './write.ts';

/** Writes about records that are there: their order, their pictures, and what several of them go through at once. */
export async function* recordWrites(college: College): AsyncGenerator<Write, void, Answer> {
  yield* orderWrites(college);
  yield* albumWrites(college);
  for (const { name, named, pictures, more } of drafted) {
    const body = new FormData();
    body.append(named, 'In the list');
    if (pictures === 'list') body.append('image', await pictureFile({ width: 30, height: 20 }));
    const { record } = await college.must('POST', `/api/${name}`, { body });
    const id = record._id ?? '';
    const tag = async () => String((await college.must('GET', `/api/manage/${name}/${id}`)).headers.etag);
    yield {
      method: 'POST',
      route: `/api/manage/${name}/bulk`,
      fields: { action: 'unpublish', ids: [{ id, etag: await tag() }] },
      takes: ['until'],
    };
    const image = await pictureFile({ width: 30, height: 20 });
    const file = { method: 'POST', id, fields: {}, takes: ['image', 'imageAlt'] } as const;
    yield { ...file, route: `/api/manage/${name}/{id}/draft/image`, files: { image } };
    if (more.includes('attachments'))
      yield {
        ...file,
        route: `/api/manage/${name}/{id}/draft/attachments`,
        files: { attachments: pdfFile() },
      };
    const headers = { 'if-match': await tag() };
    await college.must('POST', `/api/manage/${name}/${id}/publish`, { json: {}, headers });
    yield {
      method: 'POST',
      route: `/api/manage/${name}/{id}/unpublish`,
      id,
      fields: {},
      tag: await tag(),
      takes: ['note'],
    };
    await college.must('DELETE', `/api/manage/${name}/${id}/draft`);
    yield { method: 'POST', route: `/api/manage/${name}/{id}/untrash`, id, fields: {} };
  }
  yield* redirectWrites(college);
}

async function* orderWrites(college: College): AsyncGenerator<Write, void, Answer> {
  for (const { name, plural, titleField } of contentTypes.filter(({ order }) => order?.by === 'hand')) {
    for (const title of ['First', 'Second'])
      await college.must('POST', `/api/${name}`, { json: { [titleField]: title } });
    const [, second] = (await college.must('GET', `/api/${plural}`)).json as { _id: string }[];
    yield {
      method: 'POST',
      route: `/api/${name}-move/{id}`,
      id: second?._id ?? '',
      fields: { direction: 'up' },
      takes: ['past', 'after', 'before'],
    };
  }
  const faculty = (await college.must('POST', '/api/faculty', { json: { title: 'In order' } })).record._id;
  const ids: (string | undefined)[] = [];
  for (const title of ['One', 'Two'])
    ids.unshift((await college.must('POST', '/api/semester', { json: { title, faculty } })).record._id);
  yield { method: 'POST', route: '/api/faculty-semesters/{id}', id: faculty ?? '', fields: { ids } };
}

async function* albumWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const body = new FormData();
  body.append('title', 'Album');
  for (const width of [30, 31, 32]) body.append('image', await pictureFile({ width, height: 20 }));
  const { _id: id, image } = (await college.must('POST', '/api/gallery', { body })).json as {
    _id: string;
    image: string[];
  };
  const about = { method: 'POST', id, takes: ['imageAlt'] } as const;
  yield { ...about, route: '/api/gallery-image-order/{id}', fields: { image: image.toReversed() } };
  yield { ...about, route: '/api/gallery-image-delete/{id}', fields: { index: 0, image: image[2] } };
}

async function* redirectWrites(college: College): AsyncGenerator<Write, void, Answer> {
  const json = { from: '/former-page', to: '/notices' };
  const { record, headers } = await college.must('POST', '/api/manage/redirects', { json });
  yield {
    method: 'PUT',
    route: '/api/manage/redirects/{id}',
    id: record._id ?? '',
    fields: { to: '/faqs' },
    tag: String(headers.etag),
    takes: ['from', 'permanent'],
  };
  const file = new File(['from,to,permanent\n/a-former-page,/faqs,true\n'], 'redirects.csv', {
    type: 'text/csv',
  });
  yield { method: 'POST', route: '/api/manage/redirects/import', fields: {}, files: { file } };
}
