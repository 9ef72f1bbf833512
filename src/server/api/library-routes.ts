import type { FastifyInstance } from 'fastify';
import { CONTENT_DUTIES } from '../../content/duties.ts';
import { FOCUS_POINTS, LIBRARY_FILTERS, type LibraryKind, USE_STATES } from '../../content/library.ts';
import { errors } from '../../errors.ts';
import { latinDigits } from '../../languages/digits.ts';
import type { InEach } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { addToLibrary, deleteFile, describeFile } from '../../library/library-changes.ts';
import { kinds, LIBRARY_SORTS, mustFind, pageOfLibrary } from '../../library/library-rows.ts';
import { replaceFile } from '../../library/replace.ts';
import { MAX_USES, usesOf } from '../../library/uses.ts';
import type { Received } from '../../media/index.ts';
import { animationsIn, type FileKinds } from '../../records/uploads.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { documentPolicy, picturePolicy, type UploadPolicy } from '../body/upload-policy.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import {
  arrayOf,
  boolean,
  inEveryEncoding,
  instant,
  integer,
  object,
  oneFile,
  oneOf,
  ref,
  text,
} from '../openapi/json-schema.ts';
import { formFieldSchema } from '../openapi/record-schema.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute } from './list-route.ts';
import { choice, defineQuery, type QueryParameter } from './query.ts';
import { addRoute, answers } from './route.ts';
import { warned, warningsTold } from './warnings.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

const month: QueryParameter<string | undefined> = {
  description: 'Only what came in this month',
  schema: { ...text, example: '2026-11' },
  expected: sentences.queries.month,
  parse(sent) {
    if (sent === undefined) return undefined;
    const digits = typeof sent === 'string' ? latinDigits(sent) : '';
    return MONTH.test(digits) ? digits : null;
  },
};

const filters = defineQuery({
  filter: choice(LIBRARY_FILTERS),
  month,
  sort: choice(LIBRARY_SORTS),
});

const coordinate = { ...integer, minimum: 0, maximum: FOCUS_POINTS - 1 };
const focus = {
  ...arrayOf(coordinate),
  minItems: 2,
  maxItems: 2,
  description:
    'What stays in sight where edges are cut off: from the left, from the top; [2, 2] is the middle',
};

const common = {
  _id: text,
  path: text,
  bytes: { ...integer, description: 'Of all its sizes together' },
  name: text,
  uses: { ...integer, description: 'How many records use it; former versions do not count' },
  createdAt: instant,
};

const use = object({
  type: { ...text, description: 'Name of a content type, or settings' },
  id: text,
  title: text,
  field: text,
  state: oneOf(USE_STATES),
});

/** The routes of the library of pictures and documents (requirements 43.1 to 43.11). */
export function libraryRoutes(app: FastifyInstance, site: Site): void {
  kindRoutes(app, site, 'picture', {
    part: 'image',
    media: 'application/octet-stream',
    policy: picturePolicy(site.media),
    told: { width: integer, height: integer, focus },
    sent: { focus },
    none: sentences.noImage,
  });
  kindRoutes(app, site, 'document', {
    part: 'document',
    media: 'application/octet-stream',
    policy: documentPolicy(site.media),
    told: {},
    sent: {},
    none: sentences.noDocument,
  });
}

/** What differs between pictures and documents as far as the API shows it. */
interface KindOfFile<U extends Received> {
  /** Name of its part in a multipart body. */
  part: string;
  media: string;
  policy: UploadPolicy<U>;
  /** Properties of an answer, and of a body, besides the common ones. */
  told: object;
  sent: object;
  /** The refusal of a body without a file. */
  none: InEach<string>;
}

function kindRoutes<Kind extends LibraryKind, U extends FileKinds[Kind]['upload']>(
  app: FastifyInstance,
  site: Site,
  kind: Kind,
  { part, media, policy, told, sent, none }: KindOfFile<U>,
): void {
  const { reader } = site.database;
  const fields = Object.entries(kinds[kind].texts);
  const texts = Object.fromEntries(fields.map(([name, field]) => [name, formFieldSchema(field)]));
  const url = `/api/manage/${kind}`;
  const name = kind === 'picture' ? 'LibraryPicture' : 'LibraryDocument';
  const toldTexts = Object.fromEntries(fields.map(([name]) => [name, text]));
  const entry = object({ ...common, ...toldTexts, ...told });
  const all = {
    access: CONTENT_DUTIES,
    section: 'library',
    components: () => ({ [name]: entry }),
  } as const;
  const one = { ...all, url: `${url}/:id`, record: kind } as const;
  const file = oneFile(part, media)['multipart/form-data'];

  const fileIn = (uploads: ReadonlyMap<string, readonly U[]>) => {
    const [only, ...others] = [...uploads.values()].flat();
    if (!only) throw errors.invalid({ [part]: none });
    if (others.length > 0) throw errors.invalid({ [part]: sentences.oneFile });
    return only;
  };

  addListRoute(app, {
    ...all,
    url: `${url}s`,
    summary: `The ${kind}s that one may choose, newest first, a page at a time: what is live, what the library keeps, what an own draft holds. q is looked for in their texts and in the titles of what uses them; sort=used begins with what was used last`,
    items: ref(name),
    filters,
    page: (query, filters, request) => pageOfLibrary(site, actorOf(request), kind, { ...query, ...filters }),
  });

  addRoute(app, {
    ...all,
    deadlineMs: SLOW_ROUTE_MS,
    method: 'POST',
    url,
    isRepeatable: true,
    summary: `Put a ${kind} into the library, where it stays until it is deleted; with ifNew only if these bytes are not there yet (else 200 with the one that is)`,
    body: {
      schemas: () => ({
        'multipart/form-data': object({ ...file.properties, ...texts, ...sent, ifNew: boolean }, [part]),
      }),
      flags: ['ifNew'],
      uploads: policy,
    },
    response: answers(
      `The ${kind}, with the first one of the same bytes if there is one`,
      warned({ allOf: [ref(name), object({ duplicate: { anyOf: [ref(name), { type: 'null' }] } })] }),
      201,
    ),
    async handler(request, reply, { fields, uploads }) {
      const { entry, duplicate, isStored } = await addToLibrary(site, actorOf(request), kind, {
        upload: fileIn(uploads),
        fields,
        ifNew: fields.ifNew === true,
      });
      const body = { ...entry, duplicate, ...warningsTold(request, animationsIn(uploads)) };
      return sendPrivate(reply, body, isStored ? 201 : 200);
    },
  });

  addRoute(app, {
    ...one,
    method: 'GET',
    summary: `One ${kind} of the library`,
    response: answers(`The ${kind}`, ref(name)),
    handler: async (request, _reply, { id }) => (await mustFind(reader, actorOf(request), kind, id)).entry,
  });

  addRoute(app, {
    ...one,
    method: 'PUT',
    isRepeatable: true,
    summary: `Change what the library says of a ${kind}: what the body names`,
    body: { schemas: () => inEveryEncoding(object({ ...texts, ...sent }, [])) },
    response: answers(`The ${kind}`, ref(name)),
    handler: (request, _reply, { id, fields }) => describeFile(site, actorOf(request), kind, id, fields),
  });

  addRoute(app, {
    ...one,
    method: 'DELETE',
    access: 'publisher',
    isRepeatable: true,
    summary: `Delete a ${kind} that nothing uses (else 409); former versions that show it have a gap then`,
    response: answers(`The deleted ${kind}`, ref(name)),
    refusals: [409],
    handler: (request, _reply, { id }) => deleteFile(site, actorOf(request), kind, id),
  });

  addRoute(app, {
    ...one,
    method: 'GET',
    url: `${url}/:id/uses`,
    summary: `Where a ${kind} is used, at most ${MAX_USES} places: live records and the settings first, former versions last`,
    response: answers('Its uses', arrayOf(use)),
    handler: async (request, _reply, { id }) => {
      const { entry } = await mustFind(reader, actorOf(request), kind, id);
      return usesOf(site, reader, entry.path);
    },
  });

  addRoute(app, {
    ...one,
    deadlineMs: SLOW_ROUTE_MS,
    method: 'POST',
    url: `${url}/:id/replace`,
    access: 'publisher',
    isRepeatable: true,
    summary: `Put another file in place of a ${kind} wherever it is used, in one change: live records get a version, schedules and approvals of drafts stay, and where a review is asked for this is the approval`,
    body: { schemas: () => oneFile(part, media), uploads: policy },
    response: answers(
      'The new one, and how many records, drafts and the settings name it now',
      warned({ allOf: [ref(name), object({ changed: integer })] }),
    ),
    async handler(request, _reply, { id, uploads }) {
      const { entry, changed } = await replaceFile(site, actorOf(request), kind, id, fileIn(uploads));
      return { ...entry, changed, ...warningsTold(request, animationsIn(uploads)) };
    },
  });
}
