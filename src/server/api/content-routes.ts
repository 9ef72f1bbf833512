import type { FastifyInstance, FastifyReply } from 'fastify';
import { publishersOf } from '../../content/duties.ts';
import type { Db } from '../../db/engine.ts';
import { contentOf, type Versioned } from '../../db/store.ts';
import { errors } from '../../errors.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import type { Upload } from '../../media/index.ts';
import { createItem, deleteImageAt, illustrate, orderImages, updateItem } from '../../records/live.ts';
import { altFieldOf, altTextIn, type NewPictures } from '../../records/pictures.ts';
import { publishDraft } from '../../records/publish.ts';
import { deleteItem } from '../../records/take-down.ts';
import { animationsIn, picturesOf } from '../../records/uploads.ts';
import { type ContentType, fieldsOf, nounOf } from '../../schema/define-type.ts';
import { readField } from '../../schema/derive/validator.ts';
import { warningsOf } from '../../schema/derive/warnings.ts';
import type { Field } from '../../schema/field.ts';
import { listInText } from '../../schema/fields/list.ts';
import { foldWithDigits as fold } from '../../schema/fold.ts';
import type { Warning } from '../../schema/warning.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { type Body, picturePolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import {
  arrayOf,
  inEveryEncoding,
  listBodies,
  object,
  ref,
  text,
  withArticle,
} from '../openapi/json-schema.ts';
import {
  changeBodies,
  creationBodies,
  formFieldSchema,
  namedParts,
  pictureOrPath,
  recordSchema,
} from '../openapi/record-schema.ts';
import type { ServedSite } from '../served-site.ts';
import { categoryNamed, categoryQuery } from './category-query.ts';
import { draftNamed, etagOf, isNamed } from './etag.ts';
import { apiHeaders } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { afterIn, afterSchema } from './position.ts';
import type { ResponseCache } from './response-cache.ts';
import { addRoute, answers, tagged } from './route.ts';
import { warned, warningsTold } from './warnings.ts';
import { words } from './words.ts';

/** The documentation of a response with one record. */
export const recordResponse = ({ name }: ContentType, description: string, status = 200) =>
  tagged(description, ref(name), status);

/** The documentation of a response with a record that was changed, and with what was not taken as sent. */
const changeResponse = (type: ContentType, description: string, status = 200) => {
  const response = recordResponse(type, description, status);
  return { ...response, schema: warned(response.schema) };
};

interface SendOptions {
  status?: number;
  /** What the change did not take as it was sent. */
  warnings?: readonly Warning[];
}

export function sendItem(
  reply: FastifyReply,
  type: ContentType,
  found: Versioned,
  { status = 200, warnings = [] }: SendOptions = {},
) {
  const body = { ...found.item, ...warningsTold(reply.request, warnings) };
  return reply.code(status).headers(headersOf(type, found)).send(JSON.stringify(body));
}

function headersOf(type: ContentType, found: Versioned) {
  return { ...apiHeaders, etag: etagOf(type, found) };
}

/** The routes that every content type has, except those for its pictures (requirements 7.4 to 7.8). */
export function contentRoutes(
  app: FastifyInstance,
  site: ServedSite,
  type: ContentType,
  cache: ResponseCache,
): void {
  const { name, plural } = type;
  const { noun } = type.admin;
  const url = `/api/${name}/:id`;
  const isByHand = type.order?.by === 'hand';

  addListRoute(app, {
    url: `/api/${plural}`,
    access: 'open',
    summary: `The whole list, ${isByHand ? 'in the order that staff have given it' : 'newest first'}, or one page of it`,
    section: name,
    items: ref(name),
    filters: categoryQuery(type),
    page: async (query, filters) => {
      const orIds = await idsWithText(site.database.reader, type, query.q);
      const naming = await categoryNamed(site.database, filters);
      return site.database.reading.page(type, { ...query, orIds, naming });
    },
    async *all(filters) {
      yield* site.database.reading.all(type, { naming: await categoryNamed(site.database, filters) });
    },
    cache,
    searches: site,
  });

  addRoute(app, {
    method: 'POST',
    isRepeatable: true,
    url: `/api/${name}`,
    access: publishersOf(type),
    deadlineMs: SLOW_ROUTE_MS,
    summary: `Publish ${withArticle(noun)}`,
    section: name,
    ifMatch: true,
    body: {
      schemas: () => creationBodies(type, isByHand ? { after: afterSchema } : {}),
      uploads: picturePolicy(site.media),
    },
    response: changeResponse(type, 'The created record', 201),
    refusals: [409],
    async handler(request, reply, { fields, uploads, seenTag }) {
      const after = isByHand ? afterIn(fields) : undefined;
      const item = { fields, uploads, ...(after !== undefined && { after }) };
      const draft = type.drafts && draftNamed(request.headers['if-match']);
      const created =
        draft && seenTag
          ? await publishDraft(site, actorOf(request), type, draft, { ...item, seen: seenTag })
          : await createItem(site, actorOf(request), type, item);
      reply.header('location', `/api/${name}/${created.item._id}`);
      const warnings = [
        ...warningsOf(type, fields, site.tools, isByHand ? ['after'] : []),
        ...animationsIn(uploads),
      ];
      return sendItem(reply, type, created, { status: 201, warnings });
    },
  });

  addRoute(app, {
    method: 'GET',
    url,
    access: 'open',
    summary: `One ${noun}`,
    section: name,
    record: nounOf(type),
    response: recordResponse(type, 'The record'),
    components: () => ({ [name]: recordSchema(type), ...namedParts(type) }),
    async handler(request, reply, { id }) {
      const since = cache.version();
      const found = await site.database.reading.one(type, id);
      if (!found) throw errors.notFound(nounOf(type));
      const headers = headersOf(type, found);
      const { etag } = headers;
      if (isNamed(request.headers['if-none-match'], etag)) return reply.code(304).header('etag', etag).send();
      const body = JSON.stringify(found.item);
      cache.store({ url: request.url, route: url }, since, headers, body);
      return reply.headers(headers).send(body);
    },
  });

  addRoute(app, {
    method: 'PUT',
    isRepeatable: true,
    url,
    access: publishersOf(type),
    summary: 'Change the fields that the body names',
    section: name,
    record: nounOf(type),
    ifMatch: true,
    body: { schemas: () => changeBodies(type) },
    response: changeResponse(type, 'The changed record'),
    refusals: [409],
    async handler(request, reply, { id, fields, seen, seenTag }) {
      const isOfDraft = type.drafts && draftNamed(request.headers['if-match']) === id;
      const changed =
        isOfDraft && seenTag
          ? await publishDraft(site, actorOf(request), type, id, { fields, seen: seenTag })
          : await updateItem(site, actorOf(request), type, id, fields, seen);
      return sendItem(reply, type, changed, { warnings: warningsOf(type, fields, site.tools) });
    },
  });

  addRoute(app, {
    method: 'DELETE',
    isRepeatable: true,
    url,
    access: publishersOf(type),
    summary: `Delete ${withArticle(noun)}`,
    section: name,
    record: nounOf(type),
    ifMatch: true,
    response: answers('The deleted record', ref(name)),
    async handler(request, reply, { id, seen }) {
      const deleted = await deleteItem(site, actorOf(request), type, id, { seen });
      return reply.headers(apiHeaders).send(JSON.stringify(deleted));
    },
  });
}

/** The most records that are read at once: more than any type with such a field has. */
const MAX_READ = 2000;

/** Ids of the records that have this text in a field with `isListedByText`: the semesters with a subject. */
async function idsWithText(db: Db, type: ContentType, q: string): Promise<string[]> {
  const needle = fold(q.trim());
  const fields = fieldsOf(type).filter(([, { isListedByText }]) => isListedByText);
  if (needle === '' || fields.length === 0) return [];
  const rows = await contentOf(db)
    .selectFrom(type.name)
    .select(['_id', ...fields.map(([name]) => name)])
    .limit(MAX_READ)
    .execute();
  return rows
    .filter((row) =>
      fields.some(([name, field]) =>
        fold(field.searchText(field.fromStored(row[name] ?? null))).includes(needle),
      ),
    )
    .map(({ _id }) => String(_id));
}

const sentences = sentencesIn(words);

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
    access: publishersOf(type),
    deadlineMs: SLOW_ROUTE_MS,
    section: type.name,
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

/** The pictures that a body brings for a field, with their alternative text. @throws 400 */
export function picturesSent(
  site: Site,
  type: ContentType,
  field: string,
  { fields, uploads }: Body<Upload>,
): NewPictures {
  const list = picturesOf(type, { [field]: fields[field] }, uploads).get(field) ?? [];
  if (list.length === 0) throw errors.invalid({ [field]: sentences.noImage });
  return { field, uploads: list, alt: altTextIn(site, type, field, fields) };
}

function uploadRoute(
  app: FastifyInstance,
  site: Site,
  type: ContentType,
  field: string,
  { maxFiles }: Field,
) {
  const isSingle = maxFiles === 1;
  const files = isSingle ? pictureOrPath : { ...arrayOf(pictureOrPath), maxItems: maxFiles };
  addRoute(app, {
    ...commonTo(type),
    url: `/api/${type.name}${isSingle ? 'File' : '-image-update'}/:id`,
    summary: isSingle ? 'Replace the picture' : 'Add pictures',
    body: { schemas: () => uploadSchema(type, field, files), uploads: picturePolicy(site.media) },
    async handler(request, reply, { id, seen, fields, uploads }) {
      const change = { ...picturesSent(site, type, field, { fields, uploads }), seen };
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
    refusals: [409],
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
    refusals: [409],
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
    throw errors.invalid({ index: sentences.hasToBe('index', sentences.bodies.index) });
  }
  if (image === undefined) return { index };
  if (typeof image !== 'string')
    throw errors.invalid({ image: sentences.hasToBe('image', sentences.bodies.picture) });
  return { index, image };
}
