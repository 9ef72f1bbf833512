import { Button, Skeleton } from '@mantine/core';
import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { changesOf } from '../../schema/changes/by-kind.ts';
import type {
  BlockChange,
  BlockStyle,
  Cell,
  Changes,
  DocumentFacts,
  Format,
  ListEntry,
  Run,
} from '../../schema/changes/changes.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { SectionsFacts } from '../../schema/fields/sections.ts';
import { otherDayIn } from '../../ui/day-words.ts';
import { formatFileSize } from '../../ui/file-size.ts';
import { langOf } from '../../ui/lang-of.ts';
import { readHidden } from '../api/hidden-files.ts';
import { textKindOf } from '../form/inputs/index.ts';
import { formatDay } from '../format-time.ts';
import { DocumentIcon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { DownloadButton } from '../list/download-button.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { firstWords, kindOf, labelOf, valueInWords } from '../sections/shown-parts.tsx';
import type { FieldValues } from './versions.ts';
import { blockWords, markWords, words } from './words.ts';
import './compared.css';

/** Paths of files that visitors can read; any other is fetched as the staff that may see it. */
export const LivePaths = createContext<ReadonlySet<string>>(new Set());

/** Props of every view of a changed field besides the changes. */
interface ViewContext {
  type: Pick<TypeFacts, 'fields'>;
  facts: FieldFacts;
  /** Both versions, for what belongs to the changed value. */
  records: { before: FieldValues; after: FieldValues };
}

type Shape = Changes['shape'];
type ViewProps<S extends Shape> = ViewContext & { changes: Extract<Changes, { shape: S }> };

/** As a method, so that a view of one shape is assignable. */
interface AnyView {
  View(props: ViewContext & { changes: Changes }): ReactNode;
}

/** Stretches of more blocks that stayed than these are folded. */
const SHOWN_BETWEEN = 2;

/** A text, block by block. Unchanged blocks are shown only beside changes. */
function TextView({ changes: { blocks } }: ViewProps<'text'>) {
  if (blocks.every(({ what }) => what === 'same')) return <p className="field-hint">{words.onlyMarkup}</p>;
  return (
    <div className="compared-text">
      {stretchesOf(blocks).map(({ at, isSame, stretch }) => {
        const shown = stretch.map(({ place, block }) => <Block key={place} block={block} />);
        if (!isSame || stretch.length <= SHOWN_BETWEEN) return shown;
        return (
          <details key={at}>
            <summary>{words.unchanged(stretch.length)}</summary>
            {shown}
          </details>
        );
      })}
    </div>
  );
}

interface Stretch {
  /** Index of its first block. */
  at: number;
  isSame: boolean;
  stretch: { place: number; block: BlockChange }[];
}

function stretchesOf(blocks: readonly BlockChange[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const [place, block] of blocks.entries()) {
    const isSame = block.what === 'same';
    const last = stretches.at(-1);
    if (last?.isSame === isSame) last.stretch.push({ place, block });
    else stretches.push({ at: place, isSame, stretch: [{ place, block }] });
  }
  return stretches;
}

function Block({ block }: { block: BlockChange }) {
  const { style, formerStyle, runs, what } = block;
  const text = runs.map((run) => run.text).join('');
  const notes = runs.filter((run) => run.what === 'restyled').map(noteOf);
  return (
    <>
      <p
        className="compared-block"
        data-tag={style.tag}
        data-align={style.align}
        data-depth={style.list?.depth}
        data-numbered={style.list?.isNumbered || undefined}
        data-quoted={style.isQuoted}
        lang={langOf(text)}
      >
        {style.tag === 'hr' && <BlockLine what={what} />}
        <Runs runs={runs} />
      </p>
      {formerStyle && <p className="compared-note">{words.became(nameOf(formerStyle), nameOf(style))}</p>}
      {notes.length > 0 && (
        <p className="compared-note">
          {words.formattingChanged}: {notes.join('; ')}
        </p>
      )}
    </>
  );
}

/** A line across the text has no words that could be marked. */
function BlockLine({ what }: { what: BlockChange['what'] }) {
  if (what === 'removed') return <del>{`${blockWords.hr} (${words.removed})`}</del>;
  if (what === 'added') return <ins>{`${blockWords.hr} (${words.added})`}</ins>;
  return blockWords.hr;
}

function nameOf({ tag, list, align, isQuoted }: BlockStyle): string {
  const name = tag === 'li' ? blockWords.li(list?.isNumbered ?? false, list?.depth ?? 1) : blockWords[tag];
  return [name, align && blockWords[align], isQuoted && blockWords.quoted].filter(Boolean).join(', ');
}

const noteOf = ({ text, format, formerFormat }: Run) =>
  words.formatting(text.trim(), formatName(formerFormat), formatName(format));

function formatName(format: Format | undefined): string {
  const { marks = [], href } = format ?? {};
  const names = marks.map(
    (mark) => markWords[mark as keyof typeof markWords] ?? mark.replace(/^ql-(?:font|size)-/, ''),
  );
  return [...names, ...(href === undefined ? [] : [words.linkTo(href)])].join(', ') || words.plain;
}

interface EntriesProps<T> {
  entries: readonly ListEntry<T>[];
  className: string;
  keyOf: (item: T) => string;
  children: (entry: ListEntry<T>) => ReactNode;
}

/** An album may have hundreds of pictures, and each may need a request. */
const SHOWN_AT_FIRST = 24;

/** The things of a list that changed, with what happened to each in words. */
function Entries<T>({ entries, className, keyOf, children }: EntriesProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const changed = entries.filter(({ what }) => what !== 'same');
  const shown = isWhole ? changed : changed.slice(0, SHOWN_AT_FIRST);
  const stayed = entries.length - changed.length;
  return (
    <>
      <ul className={className}>
        {shown.map((entry) => (
          <li key={`${entry.what} ${keyOf(entry.item)} ${entry.from} ${entry.to}`} data-what={entry.what}>
            <Mark what={entry.what}>{wordsOf(entry)}</Mark>
            {children(entry)}
          </li>
        ))}
      </ul>
      {shown.length < changed.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {words.more(changed.length - shown.length)}
        </Button>
      )}
      {stayed > 0 && <p className="field-hint">{words.stayed(stayed)}</p>}
    </>
  );
}

/** Every list entry that is shown changed in some way. */
function wordsOf({ what, from = 0, to = 0 }: ListEntry<unknown>): string {
  const place = { moved: words.moved(from, to), changed: words.changedThing };
  return what === 'removed' || what === 'added' ? words[what] : what === 'same' ? '' : place[what];
}

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
  const other = otherDayIn(language, day);
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

function Picture({ entry, type, facts, records }: ViewContext & { entry: ListEntry<string> }) {
  const side = entry.what === 'removed' ? 'before' : 'after';
  const place = (entry.what === 'removed' ? entry.from : entry.to) ?? 1;
  const describing = type.fields.find((field) => 'describes' in field && field.describes === facts.name);
  const texts = describing ? [records[side][describing.name]].flat() : [];
  const alt = String(texts[place - 1] ?? '');
  return (
    <figure>
      <PictureOfVersion path={entry.item} alt={alt || words.noAltText} />
      {describing && (
        <figcaption className="field-hint" lang={langOf(alt)}>
          {alt || words.noAltText}
        </figcaption>
      )}
    </figure>
  );
}

/** Documents by name and size, to be read before one of them is restored. */
function DocumentsView({ changes: { entries } }: ViewProps<'documents'>) {
  return (
    <Entries entries={entries} className="compared-things" keyOf={({ path }) => path}>
      {({ item }) => (
        <>
          <DocumentIcon />
          <DocumentName document={item} />
          <span className="field-hint">{digits(formatFileSize(item.size))}</span>
        </>
      )}
    </Entries>
  );
}

function DocumentName({ document: { path, name } }: { document: DocumentFacts }) {
  if (useContext(LivePaths).has(path))
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

/** Sections, known again by their ids, with what differs in the fields of each. */
function SectionsView({ facts, changes: { entries } }: ViewProps<'sections'>) {
  const sections = facts as SectionsFacts;
  return (
    <Entries
      entries={entries}
      className="compared-sections"
      keyOf={({ before, after }) => String((after ?? before)?.id)}
    >
      {({ item: { before, after } }) => {
        const shown = after ?? before ?? {};
        const fields = kindOf(sections, shown)?.fields ?? [];
        const words = firstWords(fields, shown);
        return (
          <>
            {' '}
            <strong>{labelOf(sections, shown)}</strong> <span lang={langOf(words)}>{words}</span>
            {fields.map((field) => {
              const [old, fresh] = [valueInWords(field, before), valueInWords(field, after)];
              const changes = changesOf(field.kind, old, fresh);
              return (
                changes && (
                  <section key={field.name} aria-label={field.label}>
                    <h4>{field.label}</h4>
                    <FieldChanges
                      type={{ fields }}
                      facts={field}
                      changes={changes}
                      records={{ before: before ?? {}, after: after ?? {} }}
                    />
                  </section>
                )
              );
            })}
          </>
        );
      }}
    </Entries>
  );
}

/** Changed alternative texts, each beside its picture. */
function CaptionsView({ changes: { captions } }: ViewProps<'captions'>) {
  return (
    <ul className="compared-captions">
      {captions.map(({ path, runs }) => (
        <li key={path}>
          <PictureOfVersion path={path} alt="" />
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
  sections: SectionsView,
  captions: CaptionsView,
};
const byShape: Readonly<Record<Shape, AnyView['View']>> = views;

export function FieldChanges(props: ViewContext & { changes: Changes }) {
  const View = byShape[props.changes.shape];
  return <View {...props} />;
}

/** A text with its removals and additions marked. */
function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) => {
    const shown = <Formatted format={run.format}>{contentOf(run)}</Formatted>;
    // Runs have no name of their own, and never move.
    const key = `${index} ${run.what}`;
    if (run.what === 'same') return <span key={key}>{shown}</span>;
    if (run.what === 'restyled')
      return (
        <span key={key} className="restyled">
          {shown}
        </span>
      );
    return (
      <Marked key={key} what={run.what} isShort={isShort(run)}>
        {shown}
      </Marked>
    );
  });
}

/** A sign or a letter, or a short word: its mark would be as narrow as itself. */
const isShort = ({ text, picture }: Run) => !picture && [...letters.segment(text.trim())].length <= 2;
const letters = new Intl.Segmenter();

function contentOf({ text, picture }: Run): ReactNode {
  if (!picture) return text;
  const alt = words.pictureInText(picture.alt);
  return <PictureOfVersion path={picture.path} alt={alt} />;
}

const TAGS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;

/** Words with their formatting. A link leads nowhere here, but looks like one. */
function Formatted({ format, children }: { format: Format | undefined; children: ReactNode }) {
  if (!format) return children;
  let shown: ReactNode = children;
  for (const Tag of TAGS) if (format.marks.includes(Tag)) shown = <Tag>{shown}</Tag>;
  return format.href === undefined ? shown : <span className="link-text">{shown}</span>;
}

interface MarkedProps {
  what: 'removed' | 'added';
  /** Whether it is one or two letters, which are framed to be seen. */
  isShort?: boolean;
  children: ReactNode;
}

/**
 * Marks a removal or addition by strike-through or underline, not by colour alone, and in words for screen readers,
 * which do not announce `ins` and `del`.
 */
function Marked({ what, isShort, children }: MarkedProps) {
  const Tag = what === 'removed' ? 'del' : 'ins';
  return (
    <Tag data-short={isShort || undefined}>
      <Spoken>{` ${words[what]}: `}</Spoken>
      {children}
      <Spoken>{words.endOf(words[what])}</Spoken>
    </Tag>
  );
}

/** For screen readers, in the language of the back office, which may differ from that of the text. */
function Spoken({ children }: { children: string }) {
  return (
    <span className="visually-hidden" lang={language}>
      {children}
    </span>
  );
}

/** The mark as words beside a picture, document or subject. */
function Mark({ what, children }: { what: string; children: string }) {
  return (
    <span className="mark" data-what={what}>
      {children}
    </span>
  );
}

function PictureOfVersion({ path, alt }: { path: string; alt: string }) {
  const livePaths = useContext(LivePaths);
  return (
    <StoredPicture
      src={path}
      alt={alt}
      loading="lazy"
      isPrivate={!livePaths.has(path)}
      waiting={
        <span aria-busy="true">
          <Skeleton height={120} width={180} />
        </span>
      }
      lost={<span className="field-hint">{words.pictureLost}</span>}
    />
  );
}
