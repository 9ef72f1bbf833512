import type { ReactNode } from 'react';
import type { Changes } from '../../schema/changes/changes.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { FieldValues } from '../api/versions.ts';

/** Props of every view of a changed field besides the changes. */
export interface ViewContext {
  type: TypeFacts;
  facts: FieldFacts;
  /** Both versions, for what belongs to the changed value. */
  records: { before: FieldValues; after: FieldValues };
  /** Paths of files that visitors can read. */
  livePaths: ReadonlySet<string>;
}

export type Shape = Changes['shape'];
export type ViewProps<S extends Shape> = ViewContext & { changes: Extract<Changes, { shape: S }> };

/** As a method, so that a view of one shape is assignable. */
export interface AnyView {
  View(props: ViewContext & { changes: Changes }): ReactNode;
}
