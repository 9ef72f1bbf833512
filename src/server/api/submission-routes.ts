import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { SubmissionType } from '../../content/submission.ts';
import { submissionTypes } from '../../content/submissions.ts';
import { CONTACT_FIELDS, FORM_LANGUAGE, RECEIPT } from '../../content/visitor-form.ts';
import { errors } from '../../errors.ts';
import { deleteSubmission, markSpam, viewSubmission } from '../../inbox/change-submission.ts';
import { receiptAddress } from '../../inbox/receipts.ts';
import { idsWithReference, referenceOf } from '../../inbox/reference.ts';
import { type FoundSubmission, findSubmission, submissionOf } from '../../inbox/stored-submission.ts';
import { submit } from '../../inbox/submit.ts';
import { WholeListReadings } from '../../inbox/whole-list.ts';
import { addressIn } from '../../languages/address.ts';
import { LANGUAGES, type Language } from '../../languages/language.ts';
import { sentencesIn } from '../../languages/sentences.ts';
import { recordExport } from '../../records/audit.ts';
import { fieldsOf, type Item, namesIn, nounOf } from '../../schema/define-type.ts';
import { labelIn } from '../../schema/field.ts';
import { dayInKathmandu, timeInKathmandu } from '../../schema/kathmandu.ts';
import { receiptWords } from '../../site/receipt-words.ts';
import type { Site } from '../../whole-site.ts';
import { actorOf } from '../access.ts';
import { dispositionOf } from '../content-disposition.ts';
import { SLOW_ROUTE_MS } from '../deadline.ts';
import { languageOfCall } from '../error-handler.ts';
import {
  boolean,
  inEveryEncoding,
  instant,
  object,
  oneOf,
  ref,
  text,
  withArticle,
} from '../openapi/json-schema.ts';
import { etagOf } from './etag.ts';
import { privateHeaders, sendPrivate } from './headers.ts';
import { addListRoute, keyword } from './list-route.ts';
import { defineQuery, type QueryParameter } from './query.ts';
import { addRoute, answers, tagged } from './route.ts';
import { csvList, type TableColumn, xlsxList } from './tables.ts';
import { words } from './words.ts';

/** A submission as admins read it. */
function submissionSchema(type: SubmissionType) {
  const fields = fieldsOf(type.stored).map(([name, field]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(field.output());
    const rare = {
      ...schema,
      description: 'There, and true, only for what came after the last day to apply',
    };
    return [name, name === 'late' ? rare : schema];
  });
  return object(
    {
      _id: text,
      ...Object.fromEntries(fields),
      createdAt: instant,
      updatedAt: instant,
      reference: { ...text, description: 'How the office and the sender speak of it' },
      isSpam: { ...boolean, description: 'There, and true, only for what is taken for spam' },
    },
    [],
  );
}

/** The response to its sender, with the receipt's address, or with its words if they asked for them. */
function sentSubmissionSchema({ name, page }: SubmissionType) {
  const words = ['reference', 'name', 'program', 'day', 'nepaliDay', 'time', 'late', 'answerBy', 'address'];
  const receipt = {
    oneOf: [
      { ...text, description: `Path of its receipt, shown for 24 hours: \`${page}?sent=…\`` },
      {
        ...object(Object.fromEntries(words.map((word) => [word, text])), []),
        description:
          'With `receipt` in the body: who sent it, when it arrived and by when it is answered, in words and by Nepal’s clock, and the path as `address`',
      },
    ],
    description: 'Absent where the same was stored more than 24 hours ago',
  };
  return { allOf: [ref(name), object({ receipt }, [])] };
}

/** The body that a visitor sends. */
function submissionBodySchema({ form }: SubmissionType) {
  const fields = fieldsOf(form);
  return object(
    {
      ...Object.fromEntries(fields.map(([name]) => [name, text])),
      submissionId: {
        type: 'string',
        format: 'uuid',
        description:
          'Made by the browser for each submission: sent again with the same content, it is stored once',
      },
      [FORM_LANGUAGE]: {
        ...oneOf(LANGUAGES),
        description:
          'The language of the form, in which its sender is answered by mail. Absent: that of the call',
      },
      [RECEIPT]: {
        ...boolean,
        description:
          'Answer with the words of the receipt and its address, as `receipt`, instead of its address alone',
      },
    },
    fields.filter(([, { required }]) => required).map(([name]) => name),
  );
}

const section = 'inbox';

/** The routes of contact messages and applications: sending is open to all, the rest is for admins. */
export function submissionRoutes(app: FastifyInstance, site: Site): void {
  const readings = new WholeListReadings(site);
  for (const type of submissionTypes) {
    sendingRoute(app, site, type);
    listRoute(app, site, type, readings);
    exportRoutes(app, site, type);
    recordRoutes(app, site, type);
  }
}

function sendingRoute(app: FastifyInstance, site: Site, type: SubmissionType) {
  addRoute(app, {
    method: 'POST',
    url: `/api/${type.name}`,
    access: 'open',
    summary: `Send ${withArticle(type.admin.noun)}. 200 where the same was stored before under this submissionId${onceADay(type)}`,
    section,
    body: { schemas: () => inEveryEncoding(submissionBodySchema(type)), limit: site.formLimit },
    response: answers('What was stored', sentSubmissionSchema(type), 201),
    refusals: [409, 429],
    async handler(request, reply, { fields }) {
      const language = languageOfCall(request);
      const { item, isNew, isUnderOtherId } = await submit(site, type, {
        fields,
        address: request.ip,
        language,
      });
      const { reference, createdAt } = item;
      if (isUnderOtherId) return sendPrivate(reply, { reference, createdAt });
      const english = receiptAddress(site, type, item);
      const address = english && addressIn(language, english);
      // A boolean in JSON, a string in forms.
      const wantsWords = fields[RECEIPT] === true || fields[RECEIPT] === 'true';
      const receipt = wantsWords
        ? {
            ...receiptWords(type, item, (await site.college()).answerDays, language),
            ...(address && { address }),
          }
        : address;
      return sendPrivate(reply, { ...item, ...(receipt && { [RECEIPT]: receipt }) }, isNew ? 201 : 200);
    },
  });
}

const onceADay = ({ isStoredOnceADay }: SubmissionType) =>
  isStoredOnceADay
    ? '; under another one within 24 hours too, then with reference and createdAt of that one only'
    : '';

function listRoute(
  app: FastifyInstance,
  { database }: Site,
  type: SubmissionType,
  readings: WholeListReadings,
) {
  const folder = (isSpam: boolean) => (isSpam ? type.spam : type.stored);
  // Messages are read by every administrator; the audit trail tells of what takes a duty.
  const isTold = type.duties.length > 0;
  addListRoute(app, {
    url: `/api/${type.plural}`,
    access: type.duties,
    summary: 'The whole list, newest first, or one page of it',
    section,
    items: ref(type.name),
    components: () => ({ [type.name]: submissionSchema(type) }),
    filters: defineQuery({ spam }),
    async page(query, { spam }, request) {
      const orIds = await idsWithReference(database.reader, type, folder(spam), query.q);
      const { items, total } = await database.reading.page(folder(spam), { ...query, orIds });
      if (isTold) await readings.readPage(actorOf(request), type.name, folder(spam), items);
      return { items: items.map((item) => submissionOf(type, item)), total };
    },
    async *all({ spam }, request) {
      if (isTold) await readings.readAll(actorOf(request), type.name, folder(spam));
      for await (const chunk of database.reading.all(folder(spam)))
        yield chunk.map((item) => submissionOf(type, item));
    },
  });
}

function recordRoutes(app: FastifyInstance, site: Site, type: SubmissionType) {
  const { noun } = type.admin;
  const common = {
    url: `/api/${type.name}/:id`,
    access: type.duties,
    section,
    record: nounOf(type),
  } as const;
  const response = tagged(`The ${noun}`, ref(type.name));

  addRoute(app, {
    ...common,
    method: 'GET',
    summary: `One ${noun}`,
    response,
    async handler(_request, reply, { id }) {
      const found = await findSubmission(site.database.reader, type, id);
      if (!found) throw errors.notFound(nounOf(type));
      return sendFound(reply, type, found);
    },
  });

  addRoute(app, {
    ...common,
    method: 'PUT',
    summary: 'Note whether it was viewed; nothing else can be changed',
    ifMatch: true,
    body: { schemas: () => inEveryEncoding(object({ isView: boolean }, [])), flags: ['isView'] },
    response,
    handler: async (request, reply, { id, seen, fields }) =>
      sendFound(reply, type, await viewSubmission(site, actorOf(request), type, id, fields.isView, seen)),
  });

  addRoute(app, {
    ...common,
    method: 'DELETE',
    access: type.removalDuties,
    summary: `Delete ${withArticle(noun)}`,
    ifMatch: true,
    response: answers(`The deleted ${noun}`, ref(type.name)),
    handler: (request, _reply, { id, seen }) => deleteSubmission(site, actorOf(request), type, id, seen),
  });

  addRoute(app, {
    ...common,
    method: 'POST',
    url: `/api/${type.name}-spam/:id`,
    access: type.removalDuties,
    summary: 'Say that it is spam, or that it is none',
    body: { schemas: () => inEveryEncoding(object({ isSpam: boolean })), flags: ['isSpam'] },
    response,
    handler: async (request, reply, { id, fields }) =>
      sendFound(reply, type, await markSpam(site, actorOf(request), type, id, fields.isSpam)),
  });
}

/** Sends one submission; only those in the spam folder have `isSpam`. */
function sendFound(
  reply: FastifyReply,
  type: SubmissionType,
  { item, folder, stored, version }: FoundSubmission,
) {
  const isSpam = folder.name === type.spam.name;
  const etag = etagOf(folder, { item: stored, version });
  return sendPrivate(reply, { ...item, ...(isSpam && { isSpam }) }, 200, etag);
}

const sentences = sentencesIn(words);

/** Chooses between the inbox and the spam folder. */
const spam: QueryParameter<boolean> = {
  description: 'Instead, what is taken for spam',
  schema: { ...boolean, default: false },
  expected: sentences.queries.flag,
  parse: (sent = 'false') => (sent === 'true' || sent === 'false' ? sent === 'true' : null),
};

/** The columns of the table: reference, time, all form fields, viewed or not. */
function columnsOf(type: SubmissionType, language: Language): TableColumn[] {
  const labels = words[language].table;
  return [
    { label: labels.reference, cell: (item) => referenceOf(type, item) },
    { label: labels.received, cell: ({ createdAt }) => timeInKathmandu(createdAt) },
    ...fieldsOf(type.form).map(([name, field]) => ({
      label: labelIn(language, field),
      cell: (item: Readonly<Record<string, unknown>>) => String(item[name] ?? ''),
      isText: name === CONTACT_FIELDS.phone,
    })),
    { label: labels.viewed, cell: ({ isView }) => (isView ? labels.yes : labels.no) },
    ...(type.marksLate
      ? [
          {
            label: labels.late,
            cell: ({ late }: Readonly<Record<string, unknown>>) => (late ? labels.yes : labels.no),
          },
        ]
      : []),
  ];
}

interface Format {
  ending: 'csv' | 'xlsx';
  /** Its media type, as sent and as documented. */
  type: string;
  media: string;
  summary: string;
  description: string;
  tableOf(chunks: AsyncIterable<Item[]>, type: SubmissionType, language: Language): Readable;
}

const summary = 'All of the list, or of what a filter leaves of it, as a table for spreadsheets';

const formats: readonly Format[] = [
  {
    ending: 'csv',
    type: 'text/csv; charset=utf-8',
    media: 'text/csv',
    summary,
    description: 'The table, in UTF-8 with its mark, under a name with the day',
    tableOf: (chunks, type, language) => csvList(chunks, columnsOf(type, language)),
  },
  {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: `${summary}, in which every cell is a text`,
    description: 'The workbook, under a name with the day',
    tableOf: (chunks, type, language) =>
      xlsxList(chunks, columnsOf(type, language), namesIn(language, type.form).label),
  },
];

/** All submissions that match the list's filter, over all pages, as CSV and as an Excel workbook. */
function exportRoutes(app: FastifyInstance, site: Site, type: SubmissionType) {
  const { database, now } = site;
  for (const format of formats)
    addRoute(app, {
      method: 'GET',
      url: `/api/${type.plural}.${format.ending}`,
      access: type.removalDuties,
      deadlineMs: SLOW_ROUTE_MS,
      summary: format.summary,
      section: 'inbox',
      query: defineQuery({ q: keyword, spam }),
      response: { status: 200, description: format.description, media: format.media, schema: text },
      async handler(request, reply, { query }) {
        const [folder, name] = query.spam ? [type.spam, `${type.plural}-spam`] : [type.stored, type.plural];
        reply.headers({
          ...privateHeaders,
          'content-type': format.type,
          'content-disposition': dispositionOf(`${name}-${dayInKathmandu(now())}.${format.ending}`),
        });
        if (request.method === 'HEAD') return reply.send(Readable.from([]));
        const { q = '' } = query;
        const orIds = await idsWithReference(database.reader, type, folder, q);
        const { total: rows } = await database.reading.page(folder, { q, orIds, page: 1, limit: 1 });
        await recordExport(site, actorOf(request), { type: type.name, format: format.ending, rows });
        return reply.send(
          format.tableOf(database.reading.all(folder, { q, orIds }), type, languageOfCall(request)),
        );
      },
    });
}
