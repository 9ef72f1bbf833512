import type { ListEntry } from '../../schema/changes/changes.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Entries } from './entries.tsx';
import { PictureOfVersion } from './picture-of-version.tsx';
import type { ViewContext, ViewProps } from './view-props.ts';
import { words } from './words.ts';

/** Pictures with their alternative texts: a replaced one beside its replacement, otherwise all that changed. */
export function PicturesView({ changes: { entries }, ...context }: ViewProps<'pictures'>) {
  return (
    <Entries entries={entries} className="compared-pictures" keyOf={(path) => path}>
      {(entry) => <Picture entry={entry} {...context} />}
    </Entries>
  );
}

function Picture({ entry, type, facts, records, livePaths }: ViewContext & { entry: ListEntry<string> }) {
  const side = entry.what === 'removed' ? 'before' : 'after';
  const place = (entry.what === 'removed' ? entry.from : entry.to) ?? 1;
  const describing = type.fields.find((field) => 'describes' in field && field.describes === facts.name);
  const texts = describing ? [records[side][describing.name]].flat() : [];
  const alt = String(texts[place - 1] ?? '');
  return (
    <figure>
      <PictureOfVersion path={entry.item} alt={alt || words.noAltText} livePaths={livePaths} />
      {describing && (
        <figcaption className="field-hint" lang={langOf(alt)}>
          {alt || words.noAltText}
        </figcaption>
      )}
    </figure>
  );
}
