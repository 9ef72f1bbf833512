import { submissionTypes } from '../content/submissions.ts';
import type { ContentType } from '../schema/define-type.ts';
import { tableOf } from '../schema/derive/table.ts';
import type { TableShape } from '../schema/shape.ts';

/** Beside its list, the office asks every few seconds how many it has not viewed. */
function tableOfSent(type: ContentType): TableShape {
  const table = tableOf(type);
  return { ...table, indexes: [...table.indexes, { name: `${type.name}_unviewed`, columns: ['isView'] }] };
}

/** The tables of what visitors send; what is taken for spam has its own. */
export const submissionShapes: readonly TableShape[] = submissionTypes.flatMap(({ stored, spam }) => [
  tableOfSent(stored),
  tableOf(spam),
]);
