import { everyType, type TypeSample } from '../../test/api/every-type.ts';
import { pictureFile } from '../../test/pictures.ts';
import type { College } from '../college/college.ts';

/** A route that takes a file, about a record that is there. */
export interface UploadRoute {
  path: string;
  /** The name of the file's field. */
  field: string;
  /** Further fields of the request. */
  fields: Readonly<Record<string, string>>;
  takes: 'pictures' | 'documents' | 'tables';
}

/** Routes of one kind: the same for each type that has them. */
export type KindOfRoute = readonly UploadRoute[];

const picture = { field: 'image', takes: 'pictures', fields: {} } as const;

/** Every route that takes a file, by its kind; first the one that makes no record. */
export async function uploadRoutes(college: College): Promise<KindOfRoute[]> {
  const kinds: UploadRoute[][] = [
    [{ ...picture, path: '/api/picture' }],
    [{ path: '/api/attachment', field: 'attachment', fields: {}, takes: 'documents' }],
    [{ path: '/api/manage/redirects/import', field: 'file', fields: {}, takes: 'tables' }],
  ];
  const ofType = await Promise.all(
    everyType.filter(({ pictures }) => pictures !== 'none').map((type) => routesOf(college, type)),
  );
  for (let kind = 0; ofType.some((routes) => routes[kind]); kind += 1)
    kinds.push(ofType.flatMap((routes) => routes[kind] ?? []));
  return kinds;
}

async function routesOf(
  college: College,
  { name, named, pictures, more }: TypeSample,
): Promise<UploadRoute[]> {
  const body = new FormData();
  body.append(named, 'Live');
  if (pictures === 'list') body.append('image', await pictureFile({ width: 30, height: 20 }));
  const live = (await college.must('POST', `/api/${name}`, { body })).record._id;
  const json = { [named]: 'Draft' };
  const draft = `/api/manage/${name}/${(await college.must('POST', `/api/manage/${name}`, { json })).record._id}/draft`;
  const added = pictures === 'list' ? `/api/${name}-image-update/${live}` : `/api/${name}File/${live}`;
  const titled = { [named]: 'With a file' };
  const document = { field: 'attachments', fields: {}, takes: 'documents' } as const;
  return [
    { ...picture, path: `/api/${name}`, fields: titled },
    { ...picture, path: added },
    { ...picture, path: `/api/manage/${name}`, fields: titled },
    { ...picture, path: `${draft}/image` },
    ...(more.includes('attachments') ? [{ ...document, path: `${draft}/attachments` }] : []),
  ];
}

/** Routes of the running router that take files and are not among these. */
export function untried(college: College, kinds: readonly KindOfRoute[]): string[] {
  const tried = new Set(kinds.flat().map(({ path }) => path.replace(/[0-9a-f]{24}/, '{id}')));
  const takesFiles =
    /^\/api\/(?:\w+File\/\{id\}|[\w-]+-image-update\/\{id\}|picture|attachment|.*\/draft\/\w+|.*\/import)$/;
  return college
    .routes()
    .filter(({ method, path }) => method === 'POST' && takesFiles.test(path) && !tried.has(path))
    .map(({ path }) => path);
}
