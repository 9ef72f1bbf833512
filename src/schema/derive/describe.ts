import type { ContentType, Order, Words } from '../define-type.ts';
import { fieldsOf } from '../define-type.ts';
import type { FieldFacts } from '../field.ts';

/** Description of a content type for the back office, as JSON: enough for its list and forms. */
export interface TypeFacts {
  name: string;
  plural: string;
  titleField: string;
  fields: FieldFacts[];
  order?: Order;
  page?: { list?: string; item?: string };
  admin: ContentType['admin'];
  words: Words;
  /** Records have drafts, versions and a place in the trash. */
  drafts?: true;
}

export function describeType(type: ContentType): TypeFacts {
  return {
    name: type.name,
    plural: type.plural,
    titleField: type.titleField,
    fields: fieldsOf(type).map(([name, field]) => field.facts(name)),
    ...(type.order && { order: type.order }),
    ...(type.page && { page: type.page }),
    admin: type.admin,
    words: type.words,
    ...(type.drafts && { drafts: true }),
  };
}
