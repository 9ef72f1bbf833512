import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { pathAtWidth } from '../../schema/picture-names.ts';
import { addressesOf, titleOf } from '../addresses.ts';
import type { Direction } from '../api/records.ts';
import type { FileField } from '../form/inputs/index.ts';
import { DeleteIcon, EditIcon, PictureIcon } from '../icons.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { RowTitle } from './row-title.tsx';

interface RecordRowProps {
  type: TypeFacts;
  item: Item;
  number: number;
  isLast: boolean;
  pictureField: FileField | undefined;
  onDelete: () => void;
  onMove: ((direction: Direction) => void) | undefined;
}

/** One record in a list: its number, its name, its first picture, and what can be done with it. */
export function RecordRow({ type, item, number, isLast, pictureField, onDelete, onMove }: RecordRowProps) {
  const addresses = addressesOf(type);
  const titleId = `title-${item._id}`;
  const title = titleOf(type, item);
  // The actions have the same names in every row; the row's title tells them apart.
  const quiet = { variant: 'subtle', color: 'gray', size: 36, 'aria-describedby': titleId } as const;
  return (
    <Table.Tr role="row">
      <Table.Td role="cell" className="number">
        {number}
      </Table.Td>
      <Table.Td role="cell" className="title" id={titleId}>
        <RowTitle to={addresses.update(item)}>{title}</RowTitle>
      </Table.Td>
      {pictureField && (
        <Table.Td role="cell" className="picture">
          <Thumbnail paths={pictureField.kind.pathsOf(item[pictureField.facts.name])} />
        </Table.Td>
      )}
      <Table.Td role="cell" className="action">
        <div className="row-actions">
          {pictureField && (
            <ActionIcon
              {...quiet}
              component={Link}
              to={addresses.picture(item)}
              aria-label="Update image"
              title="Update image"
            >
              <PictureIcon />
            </ActionIcon>
          )}
          <ActionIcon {...quiet} component={Link} to={addresses.update(item)} aria-label="Edit" title="Edit">
            <EditIcon />
          </ActionIcon>
          <ActionIcon {...quiet} className="delete" onClick={onDelete} aria-label="Delete" title="Delete">
            <DeleteIcon />
          </ActionIcon>
          {onMove && (
            <MoveButtons
              item={item}
              titleId={titleId}
              isFirst={number === 1}
              isLast={isLast}
              onMove={onMove}
            />
          )}
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

function Thumbnail({ paths: [path] }: { paths: readonly string[] }) {
  if (!path)
    return (
      <span className="no-picture">
        <PictureIcon />
        <span className="unseen">None</span>
      </span>
    );
  return (
    <img
      className="thumbnail"
      src={pathAtWidth(path, 320)}
      alt=""
      height={80}
      loading="lazy"
      decoding="async"
    />
  );
}
