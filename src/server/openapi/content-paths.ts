import { altFieldOf } from '../../actions/alt-texts.ts';
import { type ContentType, fieldsOf } from '../../schema/define-type.ts';
import { indefinite } from './indefinite.ts';
import {
  idParameter,
  ifMatch,
  inEveryEncoding,
  listAnswer,
  listParameters,
  operation,
  ref,
} from './operation.ts';
import { changingBodies, creatingBodies, formTextSchema } from './record-schema.ts';

const etag = { ETag: { description: 'This version of the record', schema: { type: 'string' } } };

const orderOf = ({ order }: ContentType) =>
  order?.by === 'hand' ? 'in the order that staff have given it' : 'newest first';

/** The calls of one content type. */
export function contentPaths(type: ContentType): Record<string, object> {
  const { name, plural } = type;
  const noun = type.admin.noun;
  const record = ref(name);
  const answer = (description: string, status = 200) => ({
    status,
    description,
    schema: record,
    headers: etag,
  });
  const one = { tag: name, admin: true, parameters: [idParameter, ifMatch] };
  return {
    [`/api/${plural}`]: {
      get: operation({
        summary: `The whole list, ${orderOf(type)}, or one page of it`,
        tag: name,
        parameters: listParameters,
        answer: listAnswer(record),
        refusals: [400],
      }),
    },
    [`/api/${name}`]: {
      post: operation({
        summary: `Publish ${indefinite(noun)}`,
        tag: name,
        admin: true,
        body: creatingBodies(type),
        answer: answer('The created record', 201),
        refusals: [400, 413, 415],
      }),
    },
    [`/api/${name}/{id}`]: {
      get: operation({
        summary: `One ${noun}`,
        tag: name,
        parameters: [idParameter],
        answer: answer('The record'),
        refusals: [404],
      }),
      put: operation({
        ...one,
        summary: 'Change the fields that the body names',
        body: changingBodies(type),
        answer: answer('The changed record'),
        refusals: [400, 404, 412, 413, 415],
      }),
      delete: operation({
        ...one,
        summary: `Delete ${indefinite(noun)}`,
        answer: { status: 200, description: 'The deleted record', schema: record },
        refusals: [404, 412],
      }),
    },
    ...Object.assign({}, ...fieldsOf(type).map(([field, { maxFiles }]) => imagePaths(type, field, maxFiles))),
    ...movePath(type),
  };
}

function movePath(type: ContentType): Record<string, object> {
  if (type.order?.by !== 'hand') return {};
  const properties = {
    direction: { enum: ['up', 'down'] },
    past: { ...idParameter.schema, description: 'The record that is expected next to it' },
  };
  return {
    [`/api/${type.name}-move/{id}`]: {
      post: operation({
        tag: type.name,
        admin: true,
        parameters: [idParameter],
        summary: 'Exchange places with the neighbour above or below, if it is the expected one',
        body: inEveryEncoding({ type: 'object', properties, required: ['direction'] }),
        answer: { status: 200, description: 'The record', schema: ref(type.name), headers: etag },
        refusals: [400, 404, 409, 413, 415],
      }),
    },
  };
}

function imagePaths(type: ContentType, field: string, maxFiles: number): Record<string, object> {
  if (maxFiles === 0) return {};
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const common = { tag: type.name, admin: true, parameters: [idParameter, ifMatch] };
  const answer = { status: 200, description: 'The changed record', schema: ref(type.name), headers: etag };
  const [altName, alt] = altFieldOf(type, field) ?? [];
  const words = altName !== undefined && alt ? { [altName]: formTextSchema(alt) } : {};
  const upload = (schema: object) => ({
    'multipart/form-data': { type: 'object', properties: { [field]: schema, ...words }, required: [field] },
  });
  if (maxFiles === 1) {
    return {
      [`/api/${type.name}File/{id}`]: {
        post: operation({
          ...common,
          summary: 'Replace the picture',
          body: upload(file),
          answer,
          refusals: [400, 404, 412, 413, 415],
        }),
      },
    };
  }
  const position = {
    type: 'object',
    properties: { index: { type: 'integer', minimum: 0 }, image: { type: 'string' } },
    required: ['index'],
  };
  return {
    [`/api/${type.name}-image-update/{id}`]: {
      post: operation({
        ...common,
        summary: 'Add pictures',
        body: upload({ type: 'array', items: file, maxItems: maxFiles }),
        answer,
        refusals: [400, 404, 412, 413, 415],
      }),
    },
    [`/api/${type.name}-image-delete/{id}`]: {
      post: operation({
        ...common,
        summary: 'Take out the picture at a position, if it is the expected one',
        body: inEveryEncoding(position),
        answer,
        refusals: [400, 404, 409, 412, 413, 415],
      }),
    },
  };
}
