/** Shorthands for JSON Schema, for the documentation of routes. */
export const text = { type: 'string' };
export const integer = { type: 'integer' };
export const boolean = { type: 'boolean' };
export const instant = { type: 'string', format: 'date-time' };
export const textOrNull = { type: ['string', 'null'] };

/** @param required names of the required properties; all by default */
export function object(properties: object, required: readonly string[] = Object.keys(properties)) {
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

export const arrayOf = (items: object) => ({ type: 'array', items });

export const oneOf = (values: readonly string[]) => ({ type: 'string', enum: values });

/** A schema that some route names among its `components`. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A body that may come as JSON and as either kind of form. */
export const inEveryEncoding = (schema: object) => ({
  'application/json': schema,
  'application/x-www-form-urlencoded': schema,
  'multipart/form-data': schema,
});

/** A body with one list, in every encoding: forms send the list as JSON text. */
export function listBodies(field: string, list: object) {
  const form = object({ [field]: { ...text, contentMediaType: 'application/json', contentSchema: list } });
  return {
    'application/json': object({ [field]: list }),
    'application/x-www-form-urlencoded': form,
    'multipart/form-data': form,
  };
}

export const oneFile = (field: string, contentMediaType: string) => ({
  'multipart/form-data': object({ [field]: { type: 'string', contentMediaType } }),
});

/** 'a notice', 'an application', but 'admission content', which has no singular. */
export function withArticle(noun: string): string {
  if (noun.endsWith(' content')) return noun;
  return `${/^(?:[aeiou]|FAQ)/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** The Nepali title beside a record's title in lists of the back office. */
export const nepaliTitle = { ...text, description: 'Its title in Nepali; empty where there is none' };
