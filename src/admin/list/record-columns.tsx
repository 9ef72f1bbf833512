import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { publishedAtOf } from '../../schema/published-at.ts';
import { detailTextOf } from '../../schema/record-detail.ts';
import { langOf } from '../../ui/lang-of.ts';
import { isManaged, type ManagedItem } from '../api/managed.ts';
import { pictureFieldsOf } from '../form/inputs/index.ts';
import { formatDay, formatDayAndTime } from '../format-time.ts';
import { PictureIcon } from '../icons.tsx';
import { digits, language } from '../language.ts';
import { pathsOf, titleLabelOf } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { shownTitleOf } from '../shown-title.ts';
import { BothDays, TextDetail, Timestamp } from './cell-texts.tsx';
import { type Column, titleColumn } from './data-table.tsx';
import { columnWords, rowWords, stateWords } from './words.ts';

/** A column of a list that can be shown or left out (requirement 19.219). */
export interface OptionalColumn extends Column<Item> {
  /** Names it in the address. */
  key: string;
  label: string;
}

/** The title of a record, what tells it from others with the same title, and its state. */
export const recordTitle = (type: TypeFacts): Column<Item> =>
  titleColumn<Item>({
    label: titleLabelOf(type),
    title: (item) => shownTitleOf(type, item),
    to: pathsOf(type).update,
    detail: (item) => <RecordDetail type={type} item={item} />,
    state: (item) => (isManaged(item) ? { words: stateLine(item), kind: kindOf(item) } : undefined),
  });

/** What the record is of, such as a programme or team, and what else tells it from others. */
function RecordDetail({ type, item }: { type: TypeFacts; item: Item }) {
  const of = isManaged(item) ? (language === 'ne' && item.of_ne) || item.of : '';
  if (!of) return <OwnDetail type={type} item={item} />;
  return (
    <>
      <TextDetail text={of} /> · <OwnDetail type={type} item={item} />
    </>
  );
}

/** The day of a type with days, else its first other text, else the day on which it was added. */
function OwnDetail({ type, item }: { type: TypeFacts; item: Item }) {
  if (type.order?.by === 'day') return <BothDays at={dayOf(type, item)} />;
  const text = isManaged(item)
    ? item[language === 'ne' ? 'detail_ne' : 'detail']
    : detailTextOf(type, item, language);
  return text ? <TextDetail text={text} /> : rowWords.addedOn(formatDay(new Date(item.createdAt)));
}

const dayOf = (type: TypeFacts, item: Item) => (isManaged(item) ? item.day : publishedAtOf(type, item));

type Shown = Pick<
  ManagedItem,
  'state' | 'isTakenDown' | 'hasDraft' | 'review' | 'publishAt' | 'expireAt' | 'pinnedUntil'
>;

/** A record's state in words, with its dates. */
const stateLine = (item: Shown): string => [stateOf(item), ...datesOf(item)].join(' · ');

/** How the words look: what visitors see as it is stays plain. */
const kindOf = ({ state, hasDraft }: Shown): string => (state === 'live' && hasDraft ? 'changed' : state);

function stateOf({ state, isTakenDown, hasDraft, review, publishAt }: Shown): string {
  if (state === 'trash') return stateWords.trash;
  if (state === 'ended') return stateWords.ended;
  if (state === 'scheduled' && publishAt) return stateWords.scheduled(formatDayAndTime(new Date(publishAt)));
  if (state === 'live') return hasDraft ? stateWords.withDraft[review ?? 'none'] : stateWords.live;
  return stateWords[isTakenDown ? 'takenDown' : 'draft'][review ?? 'none'];
}

/** The meaning of a publication date for a record that is or was live. */
const PUBLICATION_WORDS: Partial<Readonly<Record<Shown['state'], (when: string) => string>>> = {
  live: stateWords.changeDue,
  ended: stateWords.appearsAgain,
};

function datesOf({ state, publishAt, expireAt, pinnedUntil }: Shown): string[] {
  const said: string[] = [];
  const due = PUBLICATION_WORDS[state];
  if (publishAt && due) said.push(due(formatDayAndTime(new Date(publishAt))));
  if (pinnedUntil) said.push(stateWords.pinnedUntil(formatDay(new Date(pinnedUntil))));
  if (expireAt) said.push(stateWords.endsOn(formatDayAndTime(new Date(expireAt))));
  return said;
}

/** The field with the picture that a type's list shows, if it has one. */
export const pictureFieldOf = (type: TypeFacts) => pictureFieldsOf(type.fields)[0];

const IMAGE = 'image';
/** The value of the parameter `columns` in the address when only the title is shown. */
const TITLE_ONLY = 'title';

/** The optional columns of a type's list. */
function columnsOf(type: TypeFacts): readonly OptionalColumn[] {
  const pictured = pictureFieldOf(type);
  const subjects = type.fields.find(({ kind }) => kind === 'subjects');
  const more = (key: string, label: string, cell: Column<Item>['cell']) => ({
    name: 'more',
    key,
    label,
    cell,
  });
  return [
    ...(pictured
      ? [
          {
            name: 'picture',
            key: IMAGE,
            label: columnWords.image,
            cell: (item: Item) =>
              isManaged(item) ? (
                <Thumbnail path={item.image} isPrivate={item.state !== 'live'} />
              ) : (
                <Thumbnail path={pictured.kind.storedPaths(item[pictured.facts.name])[0]} />
              ),
          },
        ]
      : []),
    ...(subjects ? [more('subjects', subjects.label, (item) => countIn(item[subjects.name]))] : []),
    more('date', type.order?.by === 'day' ? columnWords.date : columnWords.added, (item) => (
      <BothDays at={dayOf(type, item)} />
    )),
    more('changed', columnWords.changed, (item) => <Timestamp at={item.updatedAt} now={new Date()} />),
    ...(type.drafts ? [more('by', columnWords.by, changedBy), more('ends', columnWords.ends, endOf)] : []),
  ];
}

const countIn = (list: unknown) => digits(Array.isArray(list) ? list.length : 0);

function changedBy(item: Item) {
  const name = isManaged(item) ? item.updatedBy?.name : undefined;
  return name === undefined ? columnWords.nobody : <bdi lang={langOf(name)}>{name}</bdi>;
}

const endOf = (item: Item) =>
  isManaged(item) && item.expireAt !== null ? formatDayAndTime(new Date(item.expireAt)) : '–';

export interface Columns {
  /** The columns that are always shown, in words. */
  always: string;
  all: readonly OptionalColumn[];
  shown: readonly OptionalColumn[];
  /** Whether the address names others than the usual ones. */
  areChosen: boolean;
  /** The value for the address if the columns with these keys are shown; '' for the usual ones. */
  addressOf: (keys: readonly string[]) => string;
}

export const keysOf = (columns: readonly OptionalColumn[]) => columns.map(({ key }) => key);

/** The columns of a list. @param named keys in the address, possibly unknown ones; '' for the usual columns */
export function chooseColumns(type: TypeFacts, named = ''): Columns {
  const all = columnsOf(type);
  // What lists have always had.
  const usual = all.filter(({ key }) => key === IMAGE);
  const shown = named === '' ? usual : all.filter(({ key }) => named.split(',').includes(key));
  const addressOf = (wanted: readonly string[]) => {
    const keys = keysOf(all).filter((key) => wanted.includes(key));
    return keys.join() === keysOf(usual).join() ? '' : keys.join() || TITLE_ONLY;
  };
  const titleLabel = titleLabelOf(type);
  return {
    always: type.drafts ? columnWords.alwaysWithState(titleLabel) : columnWords.always(titleLabel),
    all,
    shown,
    areChosen: addressOf(keysOf(shown)) !== '',
    addressOf,
  };
}

interface ThumbnailProps {
  /** Path of a stored picture, if there is one. */
  path: string | null | undefined;
  /** Whether the picture has no public address, because its record is not live. */
  isPrivate?: boolean;
}

/** The first picture of a record in its row. */
function Thumbnail({ path, isPrivate = false }: ThumbnailProps) {
  if (!path) return <NoPicture />;
  return (
    <StoredPicture
      src={pathAtWidth(path, 320)}
      alt=""
      isPrivate={isPrivate}
      waiting={<NoPicture />}
      lost={<NoPicture />}
      className="thumbnail"
      height={80}
      loading="lazy"
      decoding="async"
    />
  );
}

function NoPicture() {
  return (
    <span className="no-picture">
      <PictureIcon />
      <span className="visually-hidden">{rowWords.noPicture}</span>
    </span>
  );
}
