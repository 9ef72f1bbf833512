/** What of a site's OpenAPI document says where something can be sent. */

export interface Schema {
  $ref?: string;
  type?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  format?: string;
  minimum?: number;
  contentMediaType?: string;
}

export interface Operation {
  parameters?: readonly { in: string; name: string }[];
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> };
}

export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

/** One call of the document. */
export interface Call {
  method: string;
  path: string;
  parameters: readonly { in: string; name: string }[];
  /** The media types of its body, the schema of which is the same but for files. */
  media: readonly string[];
  schema: Schema;
}

/** Every call, with the schema of its body resolved. */
export function callsOf({ paths, components }: ApiDocument): Call[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const content = Object.entries(requestBody?.content ?? {});
      const [, first] = content.find(([media]) => media === 'application/json') ?? content[0] ?? [];
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        media: content.map(([media]) => media),
        schema: resolved(first?.schema ?? {}),
      };
    }),
  );
}

/** Fields that forms send and no document names, and the parts of a credential. */
const HIDDEN: readonly [path: string, names: readonly string[]][] = [
  ['/api/contact', ['website', 'filledIn', 'receipt', 'lang']],
  ['/api/application', ['website', 'filledIn', 'receipt', 'lang']],
];
const CREDENTIAL = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  authenticatorAttachment: 'platform',
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from('{"type":"webauthn.get","challenge":"AAAA","origin":"http://localhost"}').toString('base64url'), // biome-ignore format: one value
    authenticatorData: 'AAAA',
    attestationObject: 'oA',
    signature: 'AAAA',
    userHandle: 'AAAA',
    transports: ['internal'],
  },
};

/** Values that hold where the schema alone does not say so. */
const SAMPLES: Readonly<Record<string, () => unknown>> = {
  email: () => `${crypto.randomUUID()}@college.example`,
  phone: () => '9841234567',
  password: () => 'a long enough one',
  from: () => `/from-${crypto.randomUUID()}`,
  to: () => '/notices',
  user: () => 'When does it begin?',
  timestamp: () => '2026-11-20T10:00:00.000Z',
  type: () => 'notice',
  response: () => CREDENTIAL,
};

/** Fields that a valid body has although they are not required. */
const ALWAYS = new Set(['title', 'name', 'message', 'email', 'program', 'fields', 'conversation', 'from', 'to', 'role', 'password']); // biome-ignore format: a list

/** A body that holds as far as its schema tells. */
export function sampleOf(schema: Schema, name = ''): unknown {
  const { anyOf, oneOf, properties, required = [], items, minimum } = schema;
  if (schema.enum) return schema.enum[0];
  if (SAMPLES[name] && !properties && !items) return SAMPLES[name]();
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return sampleOf(choice, name);
  if (properties) {
    const wanted = Object.entries(properties).filter(
      ([field]) => required.includes(field) || ALWAYS.has(field),
    );
    return Object.fromEntries(
      wanted
        .filter(([, each]) => !each.contentMediaType)
        .map(([field, each]) => [field, sampleOf(each, field)]),
    );
  }
  if (schema.type === 'array') return items ? [sampleOf(items)] : [];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return minimum ?? 1;
  if (schema.type === 'object') return {};
  if (schema.format === 'uuid') return crypto.randomUUID();
  return schema.format === 'date-time' ? '2027-01-05T10:00:00.000Z' : 'A text';
}

/** Where in a body something can be put: names, and indexes of lists. */
export type Place = readonly (string | number)[];

/** Every place of a body but the whole. */
export function placesOf({ path, schema }: Pick<Call, 'path' | 'schema'>): Place[] {
  const hidden = HIDDEN.find(([of]) => of === path)?.[1] ?? [];
  return [...placesIn(schema, []), ...hidden.map((name) => [name])];
}

function placesIn(schema: Schema, before: Place, name = ''): Place[] {
  const choices = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const places = choices.flatMap((choice) => [
    ...Object.entries(choice.properties ?? {}).flatMap(([field, each]) => {
      const place = [...before, field];
      return [place, ...placesIn(each, place, field)];
    }),
    ...(choice.items ? [[...before, 0], ...placesIn(choice.items, [...before, 0])] : []),
  ]);
  return name === 'response' ? placesInValue(CREDENTIAL, before) : places;
}

const placesInValue = (value: object, before: Place): Place[] =>
  Object.entries(value).flatMap(([field, each]) => {
    const place = [...before, field];
    return [place, ...(typeof each === 'object' && !Array.isArray(each) ? placesInValue(each, place) : [])];
  });

const MARK = '\u0001the value\u0001';

/** A body as JSON with a value at a place, for which objects and lists are made on the way. */
export function withValue(body: unknown, place: Place, value: string): string {
  const marked = structuredClone(body) as Record<string | number, unknown>;
  let at = marked;
  for (const [index, part] of place.slice(0, -1).entries()) {
    const isList = typeof place[index + 1] === 'number';
    if (typeof at[part] !== 'object' || at[part] === null || Array.isArray(at[part]) !== isList)
      at[part] = isList ? [] : {};
    at = at[part] as typeof marked;
  }
  at[place.at(-1) ?? ''] = MARK;
  // A function, since `$` would mean something in a text.
  return JSON.stringify(marked).replace(JSON.stringify(MARK), () => value);
}
