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
  const properties: Record<string, JsonSchema> = { _id: { type: 'string', pattern: '^[0-9a-f]{24}$' } };
  for (const [name, field] of fieldsOf(type)) {
    properties[name] = { ...jsonSchema(field.output(), 'output'), title: field.label };
    if (field.refersTo) properties[field.refersTo.titleAs] = { type: 'string' };
  }
  if (type.slug) properties.slug = { type: 'string' };
  Object.assign(properties, { createdAt: instant, updatedAt: instant });
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** What a body may say in one field. */
export function textSchema(field: Field): JsonSchema {
  return { ...jsonSchema(field.input(asIs), 'input'), title: field.label };
}

/** The fields that a body may name. @param isNew whether what must not be blank has to be there */
export function textsSchema(type: ContentType, isNew: boolean): JsonSchema {
  const inBody = fieldsOf(type).filter(([, field]) => field.arrives === 'in-body');
  const required = isNew ? inBody.filter(([, field]) => field.required).map(([name]) => name) : [];
  return {
    type: 'object',
    properties: Object.fromEntries(inBody.map(([name, field]) => [name, textSchema(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** The same with the files that a multipart body may bring. */
export function multipartSchema(type: ContentType): JsonSchema {
  const texts = textsSchema(type, true);
  const files = fieldsOf(type)
    .filter(([, field]) => field.arrives === 'as-files')
    .map(([name, field]) => {
      const file = { type: 'string', contentMediaType: 'application/octet-stream' };
      return [name, field.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: field.maxFiles }];
    });
  return { ...texts, properties: { ...(texts.properties as JsonSchema), ...Object.fromEntries(files) } };
}
