import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { isManaged } from '../api/managed.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { type FileField, fileFieldsOf } from '../form/inputs/index.ts';
import { DeleteIcon, DownIcon, EditIcon, MoveToIcon, PictureIcon, UpIcon } from '../icons.tsx';
import { pathsOf, titleLabelOf } from '../paths.ts';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { quietAction } from '../quiet-action.ts';
import { shownTitleOf } from '../shown-title.ts';
import { bulkWords } from './bulk-words.ts';
import { ActionCell, Cell, NumberCell, TitleCell } from './cells.tsx';
import { IMAGE, type ListColumn, MoreCells } from './columns.tsx';
import { RecordDetail } from './row-detail.tsx';
import { kindOf, stateLine } from './state-line.ts';
import { ACTION, type Column, NUMBER, TableFrame } from './table-frame.tsx';
import { type Movement, moveButtonId } from './use-move-records.ts';
import type { Selection } from './use-selection.ts';
import { columnWords, placeWords, rowWords } from './words.ts';

/** The table of most types. */
export function RecordTable(props: ListTableProps) {
  const { type, columns: chosen, items, firstNumber, total, isStale, onDelete, onMove, selection } = props;
  const [pictured] = fileFieldsOf(type.fields);
  const pictureField = chosen.some(({ key }) => key === IMAGE) ? pictured : undefined;
  const more = chosen.filter(({ cell }) => cell !== undefined);
  const columns: Column[] = [
    NUMBER,
    { name: 'title', label: titleLabelOf(type) },
    ...(pictureField ? [{ name: 'picture', label: columnWords.image } as const] : []),
    ACTION,
    ...more.map(({ label }) => ({ name: 'more', label }) as const),
  ];
  return (
    <TableFrame columns={columns} isStale={isStale}>
      {items?.map((item, index) => (
        <RecordRow
          key={item._id}
          type={type}
          item={item}
          number={firstNumber + index}
          pictureField={pictureField}
          hasPicture={pictured !== undefined}
          columns={more}
          isLast={firstNumber + index === total}
          onDelete={() => onDelete(item)}
          onMove={onMove && isArranged(item) ? (how) => onMove(item, how) : undefined}
          selection={selection}
        />
      ))}
    </TableFrame>
  );
}

export interface ListTableProps {
  type: TypeFacts;
  /** The columns that are shown besides the title. */
  columns: readonly ListColumn[];
  /** Undefined while they load. */
  items: readonly Item[] | undefined;
  firstNumber: number;
  /** How many live records there are over all pages, among which a record is moved. */
  total: number;
  /** The rows are those of the previous query, while the next ones load. */
  isStale: boolean;
  onDelete: (item: Item) => void;
  /** Present for a list ordered by hand, while it is not filtered. */
  onMove: ((item: Item, how: Movement) => void) | undefined;
  /** Present if the person may change several records at once. */
  selection?: Selection | undefined;
}

/** Whether a record has a place in the order by hand. */
const isArranged = (item: Item) => !isManaged(item) || item.state === 'live';

interface RecordRowProps {
  type: TypeFacts;
  item: Item;
  number: number;
  isLast: boolean;
  /** Where its first picture is shown. */
  pictureField: FileField | undefined;
  hasPicture: boolean;
  columns: readonly ListColumn[];
  onDelete: () => void;
  onMove: ((how: Movement) => void) | undefined;
  selection: Selection | undefined;
}

/** One record in a list: its number, title, first picture and actions. */
function RecordRow(props: RecordRowProps) {
  const { type, item, number, isLast, pictureField, hasPicture, columns, onDelete, onMove, selection } =
    props;
  const paths = pathsOf(type);
  const titleId = `title-${item._id}`;
  const title = shownTitleOf(type, item);
  const mayPublish = useHasDuty('publisher');
  const mayWrite = useHasDuty('publisher', ...(type.drafts ? (['author'] as const) : []));
  const edit = mayWrite ? rowWords.edit : rowWords.read;
  return (
    <Table.Tr role="row">
      <NumberCell number={number}>
        {selection && isManaged(item) && (
          <input
            type="checkbox"
            className="row-box"
            aria-label={bulkWords.select(title)}
            checked={selection.has(item._id)}
            onChange={(event) => selection.toggle(item._id, event.currentTarget.checked)}
          />
        )}
      </NumberCell>
      <TitleCell
        titleId={titleId}
        to={paths.update(item)}
        title={title}
        detail={<RecordDetail type={type} item={item} />}
        state={isManaged(item) ? { words: stateLine(item), kind: kindOf(item) } : undefined}
      />
      {pictureField && (
        <Cell name="picture">
          {isManaged(item) ? (
            <Thumbnail path={item.image} isPrivate={item.state !== 'live'} />
          ) : (
            <Thumbnail path={pictureField.kind.storedPaths(item[pictureField.facts.name])[0]} />
          )}
        </Cell>
      )}
      <ActionCell>
        {mayWrite && hasPicture && (
          <ActionIcon
            {...quietAction(rowWords.updateImage, titleId)}
            component={Link}
            to={paths.picture(item)}
          >
            <PictureIcon />
          </ActionIcon>
        )}
        <ActionIcon {...quietAction(edit, titleId)} component={Link} to={paths.update(item)}>
          <EditIcon />
        </ActionIcon>
        {mayPublish && (
          <ActionIcon {...quietAction(rowWords.remove, titleId)} className="delete" onClick={onDelete}>
            <DeleteIcon />
          </ActionIcon>
        )}
        {onMove && (
          <MoveButtons item={item} titleId={titleId} isFirst={number === 1} isLast={isLast} onMove={onMove} />
        )}
      </ActionCell>
      <MoreCells columns={columns} item={item} />
    </Table.Tr>
  );
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

interface MoveButtonsProps {
  item: Item;
  /** Id of the element with the record's title. */
  titleId: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (how: Movement) => void;
}

/**
 * Buttons that move a record in a list that is ordered by hand: past its neighbour, or to any place. At an end a
 * button is disabled but keeps the focus.
 */
function MoveButtons({ item, titleId, isFirst, isLast, onMove }: MoveButtonsProps) {
  const button = (how: Movement, label: string, isDisabled: boolean) => ({
    ...quietAction(label, titleId),
    id: moveButtonId(item, how),
    'aria-disabled': isDisabled || undefined,
    onClick: () => isDisabled || onMove(how),
  });
  return (
    <>
      <ActionIcon {...button('up', placeWords.up, isFirst)}>
        <UpIcon />
      </ActionIcon>
      <ActionIcon {...button('down', placeWords.down, isLast)}>
        <DownIcon />
      </ActionIcon>
      <ActionIcon {...button('to', placeWords.open, isFirst && isLast)} aria-haspopup="dialog">
        <MoveToIcon />
      </ActionIcon>
    </>
  );
}
