import { submissionTypes } from '../content/submissions.ts';
import type { ContentType } from '../schema/define-type.ts';
import { tableOf } from '../schema/derive/table.ts';
import type { TableShape } from '../schema/shape.ts';

/** The back office polls the number of unviewed submissions, so `isView` has an index. */
function submissionTable(type: ContentType): TableShape {
  const table = tableOf(type);
  return { ...table, indexes: [...table.indexes, { name: `${type.name}_unviewed`, columns: ['isView'] }] };
}

/** The tables of applications and contacts; suspected spam is stored apart. */
export const submissionShapes: readonly TableShape[] = submissionTypes.flatMap(({ stored, spam }) => [
  submissionTable(stored),
  tableOf(spam),
]);
