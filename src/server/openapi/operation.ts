import { DUTY_LABELS } from '../../content/duties.ts';
import type { Sentence } from '../../languages/sentence.ts';
import { type Access, dutiesOf, isForAdmins } from '../access.ts';
import { ref, text } from './json-schema.ts';

/** A route's documentation. The OpenAPI document is built from these at its first request. */
export interface RouteDocs {
  access: Access;
  /** One line of prose without a full stop. */
  summary: string;
  /** Group of the document. */
  section: string;
  /** Noun for the record whose id is in the URL, used in the 404 for a malformed id. */
  record?: Sentence;
  /** The query string's parameters. */
  query?: { readonly parameters: readonly object[] } | undefined;
  /** Whether `If-Match` is respected, or even required. */
  ifMatch?: boolean | 'required';
  /** Whether a repeat under its `Idempotency-Key` is answered like the first call, and changes nothing. */
  isRepeatable?: true;
  /** JSON Schemas by media type. */
  body?: { schemas(): Record<string, object> } | undefined;
  /** The success response; JSON unless `media` names another media type. */
  response: {
    status: number;
    description: string;
    schema?: object;
    headers?: object;
    media?: string;
    /** Media types of text variants, for callers whose `Accept` prefers them. */
    alsoAs?: readonly string[];
  };
  /** Error statuses besides those that `access`, `record`, `query`, `ifMatch` and `body` imply. */
  refusals?: readonly number[];
  /** Schemas that this and other routes name by `ref`. */
  components?: (() => Record<string, object>) | undefined;
}

/** A route of the API that the document leaves out, with the reason. */
export interface UndocumentedRoute {
  undocumented: string;
}

const REFUSALS: Record<number, string> = {
  400: 'Malformed, or a field that does not hold',
  401: 'No valid token',
  403: 'A valid token of the wrong role, or without the duty',
  404: 'No such record',
  409: 'Conflicts with the present state',
  412: 'If-Match names an older version',
  413: 'Too large',
  415: 'Not a kind of content that is accepted',
  428: 'If-Match is missing',
  429: 'Too many',
  502: 'A service behind it failed',
  503: 'Overloaded',
  504: 'A service behind it did not answer in time',
};

const impliedRefusals = ({ access, record, query, ifMatch, body }: RouteDocs): readonly number[] => [
  ...(access === 'open' ? [] : [401]),
  ...(isForAdmins(access) ? [403] : []),
  ...(query || body ? [400] : []),
  ...(body ? [413, 415] : []),
  ...(record === undefined ? [] : [404]),
  ...(ifMatch ? [412] : []),
  ...(ifMatch === 'required' ? [428] : []),
];

/** The audience of a route, in a sentence; nothing if the token alone determines it. */
function audienceOf(access: Access): { description?: string } {
  const labels = dutiesOf(access).map((duty) => DUTY_LABELS[duty]);
  if (labels.length > 0) return { description: `For administrators with the duty ${labels.join(' or ')}.` };
  return isForAdmins(access) ? { description: 'For administrators, whatever their duties.' } : {};
}

/** A parameter of a path, with the pattern that it may have in the framework's notation. */
export const PATH_PARAMETER = /:(\w+)(?:\([^/]*\))?/g;

/** What the parameters of paths are; any other one is a text. */
const PATH_SCHEMAS: Record<string, object> = {
  id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
  n: { type: 'integer', minimum: 1, description: 'Number of a version' },
};

const pathParametersOf = (url: string) =>
  [...url.matchAll(PATH_PARAMETER)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: PATH_SCHEMAS[name] ?? text,
  }));

/** Characters of an `Idempotency-Key`. */
export const MAX_KEY = 200;

const ifMatchParameter = {
  name: 'If-Match',
  in: 'header',
  description: 'The ETag that was seen; 412 when the record is newer',
  schema: { type: 'string' },
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Made by the caller: a repeat within 24 hours changes nothing and gets the first answer; 409 with another content',
  schema: { type: 'string', maxLength: MAX_KEY },
};

/** One route as an Operation Object of OpenAPI 3.1. @param url the route's, such as `/api/notice/:id` */
export function operationOf(url: string, route: RouteDocs) {
  const { access, summary, section, query, ifMatch, isRepeatable, body, response, refusals = [] } = route;
  const parameters = [
    ...pathParametersOf(url),
    ...(query?.parameters ?? []),
    ...(ifMatch ? [ifMatchParameter] : []),
    ...(isRepeatable ? [keyParameter] : []),
  ];
  const error = { 'application/json': { schema: ref('Error') } };
  return {
    summary,
    ...audienceOf(access),
    tags: [section],
    ...(access !== 'open' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          Object.entries(body.schemas()).map(([media, schema]) => [media, { schema }]),
        ),
      },
    }),
    responses: {
      [response.status]: {
        description: response.description,
        ...(response.headers && { headers: response.headers }),
        ...(response.schema && {
          content: {
            [response.media ?? 'application/json']: { schema: response.schema },
            ...Object.fromEntries((response.alsoAs ?? []).map((media) => [media, { schema: text }])),
          },
        }),
      },
      ...Object.fromEntries(
        [...impliedRefusals(route), ...refusals].map((status) => [
          status,
          { description: REFUSALS[status] ?? 'Refused', content: error },
        ]),
      ),
    },
  };
}
