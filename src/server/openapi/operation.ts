interface Operation {
  summary: string;
  tag: string;
  /** Whether an administrator's token is needed. */
  admin?: boolean;
  parameters?: readonly object[];
  /** Schemas by media type. */
  body?: Record<string, object>;
  /** What comes back: status, what it means, and its schema, of JSON unless said otherwise. */
  answer: { status: number; description: string; schema?: object; headers?: object; media?: string };
  /** Statuses of errors beside those that every call may have. */
  refusals?: readonly number[];
}

const REFUSALS: Record<number, string> = {
  400: 'Malformed, or a field that does not hold',
  401: 'No valid token',
  403: 'A valid token of the wrong role',
  404: 'No such record',
  409: 'Conflicts with the present state',
  412: 'If-Match names an older version',
  413: 'Too large',
  415: 'Not a kind of content that is accepted',
  429: 'Too many',
  502: 'A service behind it failed',
  503: 'Overloaded',
  504: 'A service behind it did not answer in time',
};

export const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
};

export const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag that was seen; 412 when the record is newer',
  schema: { type: 'string' },
};

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A body that may come as JSON and as either kind of form. */
export const inEveryEncoding = (schema: object) => ({
  'application/json': schema,
  'application/x-www-form-urlencoded': schema,
  'multipart/form-data': schema,
});

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});

/** What every list may be asked for. */
export const listParameters = [
  query('q', 'Only those whose title (name) contains this, ignoring case', { type: 'string' }),
  query('page', 'One page of the list, from 1', { type: 'integer', minimum: 1 }),
  query('limit', 'Records on a page', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
];
const pageHeaders = {
  'X-Total-Count': { description: 'On pages: how many there are in all', schema: { type: 'integer' } },
  Link: { description: 'On pages: rel="next" and rel="prev"', schema: { type: 'string' } },
};

/** A list of records of this schema, whole or one page of it. */
export const listAnswer = (items: object) => ({
  status: 200,
  description: 'The list',
  schema: { type: 'array', items },
  headers: pageHeaders,
});

/** One call in the words of OpenAPI. */
export function operation({ summary, tag, admin, parameters, body, answer, refusals = [] }: Operation) {
  const statuses = [...(admin ? [401, 403] : []), ...refusals];
  const error = { 'application/json': { schema: ref('Error') } };
  return {
    summary,
    tags: [tag],
    ...(admin && { security: [{ token: [] }] }),
    ...(parameters && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(Object.entries(body).map(([media, schema]) => [media, { schema }])),
      },
    }),
    responses: {
      [answer.status]: {
        description: answer.description,
        ...(answer.headers && { headers: answer.headers }),
        ...(answer.schema && {
          content: { [answer.media ?? 'application/json']: { schema: answer.schema } },
        }),
      },
      ...Object.fromEntries(
        statuses.map((status) => [status, { description: REFUSALS[status] ?? 'Refused', content: error }]),
      ),
    },
  };
}
