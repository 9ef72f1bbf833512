import type { FastifyInstance, FastifyReply } from 'fastify';
import { errors } from '../../errors.ts';
import { inLanguage, type Sentence } from '../../languages/sentence.ts';
import type { SiteAddresses } from '../../redirects/address.ts';
import { importRedirects } from '../../redirects/import-redirects.ts';
import { addRedirect, changeRedirect, deleteRedirect } from '../../redirects/redirect-changes.ts';
import {
  allRedirects,
  findRedirect,
  pageOfRedirects,
  type SavedRedirect,
  type VersionedRedirect,
} from '../../redirects/redirect-rows.ts';
import { type MissingPageCounts, VAIN_ORDERS, type VainSearchCounts } from '../../redirects/vain-counts.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { readCsvBody } from '../body/csv-body.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import {
  arrayOf,
  boolean,
  inEveryEncoding,
  instant,
  integer,
  object,
  oneOf,
  ref,
  text,
} from '../openapi/json-schema.ts';
import { versionTag } from './etag.ts';
import { sendPrivate } from './headers.ts';
import { addListRoute, type ListRoute } from './list-route.ts';
import { choice, defineQuery, noQuery } from './query.ts';
import { addRoute, answers, required, tagged } from './route.ts';

const LIST = '/api/manage/redirects';
const IMPORT = `${LIST}/import`;
/** Leaves other methods at the address of the import to be answered with 405. */
const ONE = `${LIST}/:id(^(?!import$).+)`;

const properties = {
  from: {
    ...text,
    description:
      'Path, with a query where the old address had one: /about.html, /index.php?page=notice&id=5. Of a whole address, of whatever host, these are taken. * stands for any characters: /2021/05/*, /uploads/*-300x200.jpg',
  },
  to: {
    ...text,
    description: 'Path of this site, or an http(s) address; its * are what those of from stood for',
  },
  permanent: { ...boolean, default: true, description: '301 if true, else 302' },
};
const warning = { field: oneOf(['to']), kind: oneOf(['missing']), what: text };
const warnings = {
  ...arrayOf(object(warning)),
  description: 'In answers to changes, where nothing answers at the target at present: that in a sentence',
};
const redirect = object({ _id: text, ...properties, warnings }, ['_id', 'from', 'to', 'permanent']);
const report = object(
  {
    added: integer,
    changed: integer,
    refused: arrayOf(object({ line: integer, message: text })),
    warnings: { ...warnings, items: object({ line: integer, ...warning }) },
  },
  ['added', 'changed', 'refused'],
);
const file = { type: 'string', contentMediaType: 'text/csv', maxLength: 1024 * 1024 };

/** Tells that the target of a redirect leads nowhere at present. */
const warningOf = (sentence: Sentence, reply: FastifyReply) => ({
  field: 'to',
  kind: 'missing',
  what: inLanguage(sentence, languageOfCall(reply.request)),
});

function sendSaved(reply: FastifyReply, { warning, ...saved }: SavedRedirect, status = 200) {
  return sendRedirect(reply, saved, status, warning ? { warnings: [warningOf(warning, reply)] } : {});
}

function sendRedirect(
  reply: FastifyReply,
  { redirect, version }: VersionedRedirect,
  status = 200,
  more: object = {},
) {
  return sendPrivate(reply, { ...redirect, ...more }, status, `"${versionTag(redirect._id, version)}"`);
}

export function redirectRoutes(app: FastifyInstance, site: Site, addresses: SiteAddresses): void {
  const { database } = site;
  const common = {
    access: 'publisher',
    section: 'redirects',
    components: () => ({ redirect }),
  } as const;
  const one = { ...common, url: ONE, record: 'redirect' } as const;
  const response = tagged('The redirect', ref('redirect'));

  addListRoute(app, {
    ...common,
    url: LIST,
    summary: 'All redirects, newest first, or one page of them; q is looked for on both sides',
    items: ref('redirect'),
    filters: noQuery,
    page: (query) => pageOfRedirects(database, query),
    all: () => allRedirects(database.reader),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    isRepeatable: true,
    url: LIST,
    summary: 'Lead an address on; 409 for a loop, and where a page or another redirect has it',
    body: { schemas: () => inEveryEncoding(object(properties, ['from', 'to'])), flags: ['permanent'] },
    response: { ...response, status: 201 },
    refusals: [409],
    handler: async (request, reply, { fields }) =>
      sendSaved(reply, await addRedirect(site, actorOf(request), fields, addresses), 201),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: IMPORT,
    summary:
      'Add redirects from a CSV file with the columns from, to and permanent (at most 5,000 lines and 1 MB), and change those that are there; refused lines leave the others alone',
    deadlineMs: SLOW_ROUTE_MS,
    body: {
      schemas: () => ({ 'text/csv': file, 'multipart/form-data': object({ file }) }),
      read: readCsvBody,
    },
    response: answers('What became of the lines', report),
    async handler(request, reply, { fields }) {
      const {
        refused: lines,
        warned,
        ...counts
      } = await importRedirects(site, actorOf(request), String(fields.csv), addresses);
      const language = languageOfCall(request);
      const refused = lines.map(({ line, sentence }) => ({
        line,
        message: inLanguage(sentence, language),
      }));
      const warnings = warned.map(({ line, sentence }) => ({ line, ...warningOf(sentence, reply) }));
      return { ...counts, refused, ...(warnings.length > 0 && { warnings }) };
    },
  });

  addRoute(app, {
    ...one,
    method: 'GET',
    summary: 'One redirect, with its ETag',
    response,
    async handler(_request, reply, { id }) {
      const found = await findRedirect(database.reader, id);
      if (!found) throw errors.notFound('redirect');
      return sendRedirect(reply, found);
    },
  });

  addRoute(app, {
    ...one,
    method: 'PUT',
    summary: 'Change what the body names; If-Match has to name the version',
    ifMatch: 'required',
    body: { schemas: () => inEveryEncoding(object(properties, [])), flags: ['permanent'] },
    response,
    refusals: [409],
    async handler(request, reply, { id, seenTag, fields }) {
      const isSeen = required(seenTag);
      const seen = (version: number) => isSeen(versionTag(id, version));
      const change = { id, seen, sent: fields };
      return sendSaved(reply, await changeRedirect(site, actorOf(request), change, addresses));
    },
  });

  addRoute(app, {
    ...one,
    method: 'DELETE',
    summary: 'Delete a redirect',
    response: answers('The deleted redirect', ref('redirect')),
    handler: (request, _reply, { id }) => deleteRedirect(site, actorOf(request), id),
  });
}

const counted = {
  count: { ...integer, description: 'How often' },
  firstAt: instant,
  lastAt: instant,
};

/** What visitors looked for in vain: pages, and words. */
export function vainRoutes(app: FastifyInstance, { missingPages, vainSearches }: Site): void {
  const path = { ...text, description: 'Decoded and without case; queries are not kept' };
  const words = {
    ...text,
    description: 'Without case and signs; nothing that looks like an address or a number of somebody',
  };
  vainRoutesOf(missingPages, '/api/manage/missing-pages', {
    name: 'missingPage',
    schema: object({ _id: text, path, ...counted }),
    record: 'missing page',
    summary:
      'What visitors looked for and did not find, most often first or, with order=latest, last first; q is looked for in the path',
    filters: defineQuery({ order: choice(VAIN_ORDERS) }),
    all: 'page',
  });
  vainRoutesOf(vainSearches, '/api/manage/vain-searches', {
    name: 'vainSearch',
    schema: object({ _id: text, words, ...counted }),
    record: 'search',
    summary: 'What visitors searched for on the site and did not find, most often first, a page at a time',
    filters: defineQuery({}),
  });

  function vainRoutesOf<Filters extends { order?: (typeof VAIN_ORDERS)[number] | undefined }>(
    counts: MissingPageCounts | VainSearchCounts,
    url: string,
    { name, schema, record, ...list }: VainList<Filters>,
  ) {
    const common = {
      access: 'publisher',
      section: 'redirects',
      components: () => ({ [name]: schema }),
    } as const;

    addListRoute(app, {
      ...common,
      ...list,
      url,
      items: ref(name),
      page: (query, { order }) => counts.page(query, order),
    });

    addRoute(app, {
      ...common,
      method: 'DELETE',
      url: `${url}/:id`,
      summary: 'Take one off this list, until it is looked for again',
      record,
      response: answers('What was taken off', ref(name)),
      handler: (request, _reply, { id }) => counts.dismiss(actorOf(request), id),
    });
  }
}

interface VainList<Filters extends object> extends Pick<ListRoute<Filters>, 'summary' | 'filters' | 'all'> {
  /** Of the schema of one entry. */
  name: string;
  schema: object;
  record: string;
}
