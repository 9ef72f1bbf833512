import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { DocumentFacts } from '../../schema/changes/changes.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { readHidden } from '../api/hidden-files.ts';
import { DocumentIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { saveFile } from '../list/named-file.ts';
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => readHidden(path),
    onSuccess: (blob) => saveFile({ name, blob }),
  });
  if (isLive)
    return (
      <a href={path} download={name} lang={langOf(name)}>
        {name}
      </a>
    );
  return (
    <>
      <span lang={langOf(name)}>{name}</span>
      <Button
        variant="default"
        size="compact-sm"
        aria-disabled={isPending}
        data-busy={isPending || undefined}
        onClick={() => isPending || mutate()}
      >
        {words.download}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </>
  );
}
