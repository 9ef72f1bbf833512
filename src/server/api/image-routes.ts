import type { FastifyInstance } from 'fastify';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { deleteImageAt, illustrate, orderImages } from '../../records/live.ts';
import { altFieldOf, altTextIn } from '../../records/pictures.ts';
import { animationsIn, checkUploads } from '../../records/uploads.ts';
import { type ContentType, fieldsOf, nounOf } from '../../schema/define-type.ts';
import { readField } from '../../schema/derive/validator.ts';
import type { Field } from '../../schema/field.ts';
import { listInText } from '../../schema/fields/list.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { arrayOf, inEveryEncoding, listBodies, object, text } from '../openapi/json-schema.ts';
import { formFieldSchema } from '../openapi/record-schema.ts';
import { changeResponse, sendItem } from './content-routes.ts';
import { addRoute } from './route.ts';
import { words } from './words.ts';

const said = sentencesIn(words);

const file = { type: 'string', contentMediaType: 'application/octet-stream' };

/** The routes for a type's pictures: replacing a single one; adding to a list, deleting from it, putting it in order. */
export function imageRoutes(app: FastifyInstance, site: Site, type: ContentType): void {
  for (const [name, field] of fieldsOf(type)) {
    if (field.inputMode !== 'files') continue;
    uploadRoute(app, site, type, name, field);
    if (field.maxFiles !== 1) imageListRoutes(app, site, type, name, field);
  }
}

/** Options that all picture routes share. */
const commonTo = (type: ContentType) =>
  ({
    method: 'POST',
    isRepeatable: true,
    access: 'publisher',
    deadlineMs: SLOW_ROUTE_MS,
    tag: type.name,
    record: nounOf(type),
    ifMatch: true,
    response: changeResponse(type, 'The changed record'),
  }) as const;

/** A multipart body with files and their alternative text. */
function uploadSchema(type: ContentType, field: string, files: object) {
  const [altName, alt] = altFieldOf(type, field) ?? [];
  const altText = altName !== undefined && alt ? { [altName]: formFieldSchema(alt) } : {};
  return { 'multipart/form-data': object({ [field]: files, ...altText }, [field]) };
}

function uploadRoute(app: FastifyInstance, site: Site, type: ContentType, field: string, { maxFiles }: Field) {
  const isSingle = maxFiles === 1;
  const files = isSingle ? file : { ...arrayOf(file), maxItems: maxFiles };
  addRoute(app, {
    ...commonTo(type),
    url: `/api/${type.name}${isSingle ? 'File' : '-image-update'}/:id`,
    summary: isSingle ? 'Replace the picture' : 'Add pictures',
    body: { schemas: () => uploadSchema(type, field, files), uploads: picturePolicy(site.media) },
    refusals: [400, 413, 415],
    async handler(request, reply, { id, seen, fields, uploads }) {
      checkUploads(type, uploads, false);
      const list = uploads.get(field) ?? [];
      if (list.length === 0) throw errors.invalid({ [field]: said.noImage });
      const alt = altTextIn(site, type, field, fields);
      const change = { field, uploads: list, alt, seen };
      const changed = await illustrate(site, actorOf(request), type, id, change);
      return sendItem(reply, type, changed, { warnings: animationsIn(uploads) });
    },
  });
}

function imageListRoutes(
  app: FastifyInstance,
  site: Site,
  type: ContentType,
  field: string,
  declared: Field,
) {
  addRoute(app, {
    ...commonTo(type),
    url: `/api/${type.name}-image-delete/:id`,
    summary: 'Take out the picture at a position, if it is the expected one',
    body: {
      schemas: () =>
        inEveryEncoding(object({ index: { type: 'integer', minimum: 0 }, image: text }, ['index'])),
    },
    refusals: [400, 409, 413, 415],
    async handler(request, reply, { id, seen, fields }) {
      const change = { field, ...positionIn(fields), seen };
      return sendItem(reply, type, await deleteImageAt(site, actorOf(request), type, id, change));
    },
  });

  addRoute(app, {
    ...commonTo(type),
    url: `/api/${type.name}-image-order/:id`,
    summary: 'Put the pictures in another order, their alternative texts along with them',
    body: { schemas: () => listBodies(field, newOrder) },
    refusals: [400, 409, 413, 415],
    async handler(request, reply, { id, seen, fields }) {
      const change = { field, paths: pathsIn(site, field, declared, fields), seen };
      return sendItem(reply, type, await orderImages(site, actorOf(request), type, id, change));
    },
  });
}

const newOrder = {
  ...arrayOf(text),
  description: 'The paths of all pictures that are there, in their new order',
};

/** @throws 400 unless the field has a list of paths of pictures */
function pathsIn(
  { tools }: Site,
  field: string,
  declared: Field,
  { [field]: sent }: Record<string, unknown>,
): string[] {
  const read = readField(declared, listInText(sent), tools);
  if ('message' in read) throw errors.invalid({ [field]: read.message });
  return declared.filesIn(read.value);
}

/** @throws 400 unless `index` is a whole number from 0, and `image` is absent or a text */
function positionIn({ index: sent, image }: Record<string, unknown>): { index: number; image?: string } {
  const index = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  if (typeof index !== 'number' || !Number.isSafeInteger(index) || index < 0) {
    throw errors.invalid({ index: said.hasToBe('index', said.bodies.index) });
  }
  if (image === undefined) return { index };
  if (typeof image !== 'string') throw errors.invalid({ image: said.hasToBe('image', said.bodies.picture) });
  return { index, image };
}
