import type { FastifyInstance } from 'fastify';
import { writersOf } from '../../content/duties.ts';
import { errors } from '../../errors.ts';
import { numeral, sentencesIn } from '../../languages/sentences.ts';
import { restoreVersion } from '../../records/draft.ts';
import { shownFields } from '../../records/managed.ts';
import { endPreviews, MAX_PREVIEW_HOURS, makePreview, PREVIEW_HOURS } from '../../records/previews.ts';
import { historyOf, versionOf } from '../../records/versions.ts';
import { parseBounded } from '../../schema/bounded-json.ts';
import { type ContentType, nounOf } from '../../schema/define-type.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { arrayOf, inEveryEncoding, instant, integer, object, text } from '../openapi/json-schema.ts';
import { addManagedRoute, FILES_OF_STAFF, versionSchema } from './managed-body.ts';
import { addRoute, answers, required } from './route.ts';
import { words } from './words.ts';

const sentences = sentencesIn(words);

type Sent = Readonly<Record<string, unknown>>;

const MAX_VERSION = 2 ** 31 - 1;

/** The routes for a record's versions and its preview links (requirements 19.36 to 19.38, 19.230 to 19.236). */
export function historyRoutes(app: FastifyInstance, site: Site, type: ContentType): void {
  if (!type.drafts) return;
  versionRoutes(app, site, type);
  previewRoutes(app, site, type);
}

const about = (type: ContentType) =>
  ({ section: 'editing', record: nounOf(type), access: writersOf(type) }) as const;

function versionRoutes(app: FastifyInstance, site: Site, type: ContentType) {
  const url = `/api/manage/${type.name}/:id/versions`;

  addRoute(app, {
    ...about(type),
    method: 'GET',
    url,
    summary: 'The last 50 versions of a record, newest first',
    response: answers('The versions', arrayOf(versionSchema)),
    handler: (_request, _reply, { id }) => historyOf(site.database.reader, type, id),
  });

  addRoute(app, {
    ...about(type),
    method: 'GET',
    url: `${url}/:n`,
    summary: 'One version of a record, whole',
    response: answers(
      'The version',
      object({
        ...versionSchema.properties,
        fields: { type: 'object', description: FILES_OF_STAFF },
      }),
    ),
    async handler(request, _reply, { id }) {
      const n = versionIn(request.params as Sent);
      const [item, versions] = [
        await versionOf(site.database.reader, type, id, n),
        await historyOf(site.database.reader, type, id),
      ];
      const version = versions.find((one) => one.n === n);
      if (!item || !version) throw errors.notFound('version');
      return { ...version, fields: await shownFields(site.database.reader, type, item) };
    },
  });

  addManagedRoute(app, site, type, {
    path: 'versions/:n/restore',
    access: writersOf(type),
    ifMatch: 'required',
    summary: 'Make a draft of a version, or take some of its fields into the draft',
    body: { schemas: () => inEveryEncoding(object({ fields: arrayOf(text) }, [])) },
    answers: 'The record with the draft',
    async change(request, { id, seenTag, fields }) {
      const n = versionIn(request.params as Sent);
      const restoration = { n, fields: namesIn(fields), seen: required(seenTag) };
      return restoreVersion(site, actorOf(request), type, id, restoration);
    },
  });
}

function previewRoutes(app: FastifyInstance, site: Site, type: ContentType) {
  const url = `/api/manage/${type.name}/:id/preview`;

  addRoute(app, {
    ...about(type),
    method: 'POST',
    isRepeatable: true,
    url,
    summary: 'Make a link that shows the draft, or one version, to somebody without an account',
    body: {
      schemas: () =>
        inEveryEncoding(
          object(
            {
              version: { ...integer, minimum: 1 },
              hours: { ...integer, minimum: 1, maximum: MAX_PREVIEW_HOURS, default: PREVIEW_HOURS },
            },
            [],
          ),
        ),
    },
    response: answers('The link, which is not shown again', object({ url: text, expiresAt: instant }), 201),
    refusals: [409],
    async handler(request, _reply, { id, fields }) {
      const hours = wholeNumberIn(fields, 'hours', MAX_PREVIEW_HOURS);
      const n = wholeNumberIn(fields, 'version', MAX_VERSION);
      const made = await makePreview(site, actorOf(request), type, id, { n, hours });
      const { path, expiresAt } = made;
      return { url: site.publicUrl + path, expiresAt };
    },
  });

  addRoute(app, {
    ...about(type),
    method: 'DELETE',
    isRepeatable: true,
    url,
    summary: 'End all links to this record',
    response: { status: 204, description: 'They have ended' },
    refusals: [409],
    handler: (request, _reply, { id }) => endPreviews(site, actorOf(request), type, id),
  });
}

/** The version number in the address. @throws 404 if it is not a number */
function versionIn({ n }: Sent): number {
  const number = typeof n === 'string' && /^[1-9]\d{0,9}$/.test(n) ? Number(n) : 0;
  if (number < 1 || number > MAX_VERSION) throw errors.notFound('version');
  return number;
}

/** Names of fields, as JSON text where a form sends them; undefined for all. @throws 400 */
function namesIn({ fields }: Sent): string[] | undefined {
  if (fields === undefined || fields === null || fields === '') return undefined;
  let sent: unknown = fields;
  try {
    if (typeof sent === 'string') sent = parseBounded(sent);
  } catch {}
  if (Array.isArray(sent) && sent.every((name) => typeof name === 'string')) return sent;
  throw errors.invalid({ fields: sentences.hasToBe('fields', sentences.bodies.fieldNames) });
}

/** @throws 400 unless it is absent or a whole number from 1 */
function wholeNumberIn(fields: Sent, name: string, max: number): number | undefined {
  const sent = fields[name];
  if (sent === undefined || sent === null || sent === '') return undefined;
  const number = typeof sent === 'string' && /^\d{1,10}$/.test(sent) ? Number(sent) : sent;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 && number <= max)
    return number;
  throw errors.invalid({ [name]: sentences.hasToBe(name, sentences.bodies.wholeNumber(numeral(max))) });
}
