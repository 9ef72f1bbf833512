import * as z from 'zod';
import { type ContentType, fieldsOf, isFixed } from '../../schema/define-type.ts';
import type { Field, InputTools } from '../../schema/field.ts';
import { arrayOf, instant, object, text } from './json-schema.ts';

/** Values are not cleaned here, only described. */
const noTools: InputTools = { cleanHtml: (html) => html };

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** What the fields' values are made of and has a name of its own, such as the kinds of sections. */
export function namedParts(type: Pick<ContentType, 'fields'>): Record<string, object> {
  const parts = fieldsOf(type).map(([, field]) => jsonSchema(field.output(), 'output').$defs as object);
  return inComponents(Object.assign({}, ...parts));
}

/** Schemas whose references lead to the document's components. */
const inComponents = <Schema extends object>(schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));

/** The values of fields as the API returns them. */
export const outputFields = (type: Pick<ContentType, 'fields'>): Record<string, JsonSchema> =>
  Object.fromEntries(
    fieldsOf(type).map(([name, field]) => {
      const { $defs: _, ...schema } = jsonSchema(field.output(), 'output');
      return [name, { ...inComponents(schema), title: field.label }];
    }),
  );

/** A record as the API returns it. */
export function recordSchema(type: ContentType): JsonSchema {
  const id = { type: 'string', pattern: '^[0-9a-f]{24}$' };
  const properties: Record<string, JsonSchema> = { _id: id, ...outputFields(type) };
  for (const [, field] of fieldsOf(type)) {
    if (field.refersTo) properties[field.refersTo.titleAs] = text;
    if (field.refersTo?.titleTwinAs) properties[field.refersTo.titleTwinAs] = text;
  }
  if (type.slug) properties.slug = text;
  for (const list of type.backReferences ?? []) properties[list] = arrayOf(object({ _id: id, title: text }));
  return object({ ...properties, createdAt: instant, updatedAt: instant });
}

/** Every body of a type names the same fields, and each conversion takes a good part of a millisecond. */
const inputSchemas = new WeakMap<Field, JsonSchema>();

function jsonFieldSchema(field: Field): JsonSchema {
  const known = inputSchemas.get(field);
  if (known) return known;
  const schema = { ...jsonSchema(field.input(noTools), 'input'), title: field.label };
  inputSchemas.set(field, schema);
  return schema;
}

/** One field of a form. Forms carry texts only, so a list is written as JSON. */
export function formFieldSchema(field: Field): JsonSchema {
  const schema = jsonFieldSchema(field);
  if (schema.type !== 'array') return schema;
  return {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema,
    title: field.label,
  };
}

/** Names of the fields with this input mode that a new record cannot be without. */
const requiredFields = (type: ContentType, inputMode: Field['inputMode']) =>
  fieldsOf(type)
    .filter(([, field]) => field.inputMode === inputMode && field.required)
    .map(([name]) => name);

function bodyFields(
  type: Pick<ContentType, 'fields'>,
  schemaOf: (field: Field) => JsonSchema,
  isIncluded: (name: string) => boolean = () => true,
): JsonSchema {
  return Object.fromEntries(
    fieldsOf(type)
      .filter(([name, { inputMode }]) => inputMode === 'body' && isIncluded(name))
      .map(([name, field]) => [name, schemaOf(field)]),
  );
}

/**
 * Bodies that create a record, by media type: only multipart where files are required. The path of a picture of the library
 * may stand for one.
 * @param more properties besides the record's fields
 */
export function creationBodies(
  type: ContentType,
  more: Record<string, JsonSchema> = {},
): Record<string, JsonSchema> {
  const required = requiredFields(type, 'body');
  const requiredFiles = requiredFields(type, 'files');
  const form = { ...bodyFields(type, formFieldSchema), ...more };
  const multipart = object({ ...form, ...fileFields(type, pictureOrPath) }, [...required, ...requiredFiles]);
  if (requiredFiles.length > 0) return { 'multipart/form-data': multipart };
  const paths = fileFields(type, storedPicture);
  return {
    'multipart/form-data': multipart,
    'application/json': object({ ...bodyFields(type, jsonFieldSchema), ...paths, ...more }, required),
    'application/x-www-form-urlencoded': object({ ...form, ...paths }, required),
  };
}

/** Bodies that change a record, by media type. */
export function changeBodies(type: Pick<ContentType, 'fields' | 'order'>): Record<string, JsonSchema> {
  const isChangeable = (name: string) => !isFixed(type, name);
  const form = object(bodyFields(type, formFieldSchema, isChangeable), []);
  return {
    'application/json': object(bodyFields(type, jsonFieldSchema, isChangeable), []),
    'application/x-www-form-urlencoded': form,
    'multipart/form-data': form,
  };
}

const storedPicture = {
  type: 'string',
  pattern: '^/uploads/[0-9a-f]{32}\\.webp$',
  description: 'Path of a picture of the library',
};

/** A part that brings a picture, or names one of the library. */
export const pictureOrPath = {
  anyOf: [{ type: 'string', contentMediaType: 'application/octet-stream' }, storedPicture],
};

function fileFields(type: ContentType, file: JsonSchema): JsonSchema {
  return Object.fromEntries(
    fieldsOf(type)
      .filter(([, { inputMode }]) => inputMode === 'files')
      .map(([name, { maxFiles }]) => [
        name,
        maxFiles === 1 ? file : { ...arrayOf(file), maxItems: maxFiles },
      ]),
  );
}
