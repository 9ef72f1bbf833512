import type { DocumentFacts } from '../../schema/changes/changes.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { readHidden } from '../api/hidden-files.ts';
import { DocumentIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { DownloadButton } from '../list/download-button.tsx';
import { Entries } from './entries.tsx';
import type { ViewProps } from './view-props.ts';
import { words } from './words.ts';

/** Documents by name and size, to be read before one of them is restored. */
export function DocumentsView({ changes: { entries }, livePaths }: ViewProps<'documents'>) {
  return (
    <Entries entries={entries} className="compared-things" keyOf={({ path }) => path}>
      {({ item }) => (
        <>
          <DocumentIcon />
          <DocumentName document={item} isLive={livePaths.has(item.path)} />
          <span className="field-hint">{digits(formatFileSize(item.size))}</span>
        </>
      )}
    </Entries>
  );
}

function DocumentName({ document: { path, name }, isLive }: { document: DocumentFacts; isLive: boolean }) {
  if (isLive)
    return (
      <a href={path} download={name} lang={langOf(name)}>
        {name}
      </a>
    );
  return (
    <>
      <span lang={langOf(name)}>{name}</span>
      <DownloadButton size="compact-sm" read={async () => ({ name, blob: await readHidden(path) })}>
        {words.download}
        <span className="visually-hidden"> {name}</span>
      </DownloadButton>
    </>
  );
}
