import { Fragment, type ReactNode } from 'react';
import type { Cell, Changes, DocumentFacts, ListEntry } from '../../schema/changes/changes.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { readHidden } from '../api/hidden-files.ts';
import { textKindOf } from '../form/inputs/index.ts';
import { formatDay } from '../format-time.ts';
import { DocumentIcon } from '../icons.tsx';
import { digits } from '../language.ts';
import { DownloadButton } from '../list/download-button.tsx';
import { inOtherCalendar } from '../other-calendar.ts';
import { Entries } from './entries.tsx';
import { Marked } from './marked.tsx';
import { PictureOfVersion } from './picture-of-version.tsx';
import { Runs } from './runs.tsx';
import { TextView } from './text-view.tsx';
import type { AnyView, Shape, ViewContext, ViewProps } from './view-props.ts';
import { words } from './words.ts';
import './compared.css';

/** A value that was replaced as a whole: a choice, a time, the record that is referred to. */
function ValueView({ facts, changes: { before, after } }: ViewProps<'value'>) {
  return (
    <Replaced before={<Value facts={facts} value={before} />} after={<Value facts={facts} value={after} />} />
  );
}

function Value({ facts, value }: Pick<ViewContext, 'facts'> & { value: string | boolean }) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.empty;
  const kind = textKindOf(facts);
  return <span lang={langOf(value)}>{kind ? <kind.Display facts={facts} value={value} /> : value}</span>;
}

/** A day, in both calendars. */
function DayView({ changes: { before, after } }: ViewProps<'day'>) {
  return <Replaced before={<Day day={before} />} after={<Day day={after} />} />;
}

function Day({ day }: { day: string }) {
  if (day === '') return words.empty;
  const other = inOtherCalendar(day);
  return (
    <time dateTime={day}>
      {formatDay(new Date(`${day}T00:00:00+05:45`))}
      {other && <span lang="ne"> · {other}</span>}
    </time>
  );
}

function Replaced({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <p className="replaced">
      <Marked what="removed">{before}</Marked> <Marked what="added">{after}</Marked>
    </p>
  );
}

/** Pictures with their alternative texts: a replaced one beside its replacement, otherwise all that changed. */
function PicturesView({ changes: { entries }, ...context }: ViewProps<'pictures'>) {
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

/** Documents by name and size, to be read before one of them is restored. */
function DocumentsView({ changes: { entries }, livePaths }: ViewProps<'documents'>) {
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

const textOf = (cell: Cell) => cell.map(({ text }) => text).join('');

/** Things in a list, such as subjects, with what changed in the cells of each. */
function ThingsView({ changes: { entries } }: ViewProps<'things'>) {
  return (
    <Entries entries={entries} className="compared-things" keyOf={(cells) => cells.map(textOf).join(' · ')}>
      {({ item }) => (
        <span>
          {item
            .filter((cell) => textOf(cell) !== '')
            .map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no name but its place
              <Fragment key={`${index} ${textOf(cell)}`}>
                {index > 0 && ' · '}
                <Runs runs={cell} />
              </Fragment>
            ))}
        </span>
      )}
    </Entries>
  );
}

/** Changed alternative texts, each beside its picture. */
function CaptionsView({ changes: { captions }, livePaths }: ViewProps<'captions'>) {
  return (
    <ul className="compared-captions">
      {captions.map(({ path, runs }) => (
        <li key={path}>
          <PictureOfVersion path={path} alt="" livePaths={livePaths} />
          <p>
            <Runs runs={runs} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How changes of each shape are shown. */
const views: { [S in Shape]: (props: ViewProps<S>) => ReactNode } = {
  text: TextView,
  value: ValueView,
  day: DayView,
  pictures: PicturesView,
  documents: DocumentsView,
  things: ThingsView,
  captions: CaptionsView,
};
const byShape: Readonly<Record<Shape, AnyView['View']>> = views;

/** The differences in one field. */
export function FieldChanges(props: ViewContext & { changes: Changes }) {
  const View = byShape[props.changes.shape];
  return <View {...props} />;
}
