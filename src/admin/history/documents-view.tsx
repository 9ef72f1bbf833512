import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { DocumentIcon } from '../icons.tsx';
import { Entries } from './entries.tsx';
import type { ViewProps } from './view-props.ts';

/** Documents by name and size. */
export function DocumentsView({ changes: { entries } }: ViewProps<'documents'>) {
  return (
    <Entries entries={entries} className="compared-things" keyOf={({ path }) => path}>
      {({ item: { name, size } }) => (
        <>
          <DocumentIcon />
          <span lang={langOf(name)}>{name}</span>
          <span className="field-hint">{formatFileSize(size)}</span>
        </>
      )}
    </Entries>
  );
}
