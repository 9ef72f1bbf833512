import * as z from 'zod';
import { type ContentType, fieldsOf } from '../../schema/define-type.ts';
import type { Field, InputTools } from '../../schema/field.ts';

/** Describing needs no cleaning. */
const asIs: InputTools = { cleanHtml: (html) => html };

type JsonSchema = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** A record as the API returns it. */
export function recordSchema(type: ContentType): JsonSchema {
  const instant = { type: 'string', format: 'date-time' };
  const id = { type: 'string', pattern: '^[0-9a-f]{24}$' };
  const named = {
    type: 'object',
    properties: { _id: id, title: { type: 'string' } },
    required: ['_id', 'title'],
  };
  const properties: Record<string, JsonSchema> = { _id: id };
  for (const [name, field] of fieldsOf(type)) {
    properties[name] = { ...jsonSchema(field.output(), 'output'), title: field.label };
    if (field.refersTo) properties[field.refersTo.titleAs] = { type: 'string' };
  }
  if (type.slug) properties.slug = { type: 'string' };
  for (const list of type.backReferences ?? []) properties[list] = { type: 'array', items: named };
  Object.assign(properties, { createdAt: instant, updatedAt: instant });
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** What a body in JSON may say in one field. */
function textSchema(field: Field): JsonSchema {
  return { ...jsonSchema(field.input(asIs), 'input'), title: field.label };
}

/** The same in a form, which has nothing but texts: a list is written as JSON. */
export function formTextSchema(field: Field): JsonSchema {
  const schema = textSchema(field);
  if (schema.type !== 'array') return schema;
  return {
    type: 'string',
    contentMediaType: 'application/json',
    contentSchema: schema,
    title: field.label,
  };
}

/**
 * The fields that a body may name.
 * @param isNew whether what must not be blank has to be there
 * @param schemaOf what the body's encoding makes of a field
 */
function textsSchema(type: ContentType, isNew: boolean, schemaOf: (field: Field) => JsonSchema): JsonSchema {
  const inBody = fieldsOf(type).filter(([, field]) => field.inputMode === 'body');
  const required = isNew ? inBody.filter(([, field]) => field.required).map(([name]) => name) : [];
  return {
    type: 'object',
    properties: Object.fromEntries(inBody.map(([name, field]) => [name, schemaOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** What creates a record, by encoding; where files are required, only the one that carries them. */
export function creatingBodies(type: ContentType): Record<string, JsonSchema> {
  const multipart = { 'multipart/form-data': multipartSchema(type) };
  if (requiredFiles(type).length > 0) return multipart;
  return {
    ...multipart,
    'application/json': textsSchema(type, true, textSchema),
    'application/x-www-form-urlencoded': textsSchema(type, true, formTextSchema),
  };
}

/** What changes a record, by encoding. */
export function changingBodies(type: ContentType): Record<string, JsonSchema> {
  const form = textsSchema(type, false, formTextSchema);
  return {
    'application/json': textsSchema(type, false, textSchema),
    'application/x-www-form-urlencoded': form,
    'multipart/form-data': form,
  };
}

function requiredFiles(type: ContentType): string[] {
  return fieldsOf(type)
    .filter(([, { inputMode, required }]) => inputMode === 'files' && required)
    .map(([name]) => name);
}

/** The texts with the files that a multipart body may bring. */
function multipartSchema(type: ContentType): JsonSchema {
  const texts = textsSchema(type, true, formTextSchema);
  const files = fieldsOf(type)
    .filter(([, field]) => field.inputMode === 'files')
    .map(([name, field]) => {
      const file = { type: 'string', contentMediaType: 'application/octet-stream' };
      return [name, field.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: field.maxFiles }];
    });
  const required = [...((texts.required ?? []) as string[]), ...requiredFiles(type)];
  const properties = { ...(texts.properties as JsonSchema), ...Object.fromEntries(files) };
  return { ...texts, properties, ...(required.length > 0 && { required }) };
}
