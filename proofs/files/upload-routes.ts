import { pictureFile } from '../../test/pictures.ts';
import type { College } from '../college/college.ts';

/** A route that takes a file, about a record that is there. */
export interface UploadRoute {
  path: string;
  /** The name of the file's field. */
  field: string;
  /** Further fields of the request. */
  fields: Readonly<Record<string, string>>;
  takes: 'pictures' | 'documents';
}

/** Every kind of route that takes a file; first the one that makes no record. */
export async function uploadRoutes(college: College): Promise<UploadRoute[]> {
  const notice = (await college.must('POST', '/api/notice', { json: { title: 'Notice' } })).record._id;
  const draft = (await college.must('POST', '/api/manage/notice', { json: { title: 'Draft' } })).record._id;
  const album = new FormData();
  album.append('title', 'Album');
  album.append('image', await pictureFile({ width: 30, height: 20 }));
  const gallery = (await college.must('POST', '/api/gallery', { body: album })).record._id;
  const picture = { field: 'image', takes: 'pictures' } as const;
  const titled = { title: 'With a file' };
  return [
    { ...picture, path: '/api/picture', fields: {} },
    { ...picture, path: '/api/notice', fields: titled },
    { ...picture, path: '/api/banner', fields: titled },
    { ...picture, path: `/api/noticeFile/${notice}`, fields: {} },
    { ...picture, path: '/api/gallery', fields: titled },
    { ...picture, path: `/api/gallery-image-update/${gallery}`, fields: {} },
    { ...picture, path: '/api/manage/faculty', fields: titled },
    { ...picture, path: `/api/manage/notice/${draft}/draft/image`, fields: {} },
    { path: '/api/attachment', field: 'attachment', fields: {}, takes: 'documents' },
    {
      path: `/api/manage/notice/${draft}/draft/attachments`,
      field: 'attachments',
      fields: {},
      takes: 'documents',
    },
  ];
}
