import type { Language } from '../../languages/language.ts';
import { type ContentType, factsIn, namesIn, type Order, type Words, wordsIn } from '../define-type.ts';
import type { FieldFacts } from '../field.ts';

/** Description of a content type for the back office, as JSON in one language: enough for its list and forms. */
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
  alsoBy?: 'admissions';
  /** The form says until when visitors see a record. */
  goesStale?: true;
}

export function describeType(language: Language, type: ContentType): TypeFacts {
  const { label, noun, purpose } = namesIn(language, type);
  const { whole: _, isFilter: _is, itemIf: _if, leavesTo: _to, ...page } = type.page ?? {};
  return {
    name: type.name,
    plural: type.plural,
    titleField: type.titleField,
    fields: factsIn(language, type),
    ...(type.order && { order: type.order }),
    ...(type.page && { page }),
    admin: { ...type.admin, label, noun, purpose },
    words: wordsIn(language, type),
    ...(type.drafts && { drafts: true }),
    ...(type.alsoBy && { alsoBy: type.alsoBy }),
    ...(type.goesStale && { goesStale: true }),
  };
}
