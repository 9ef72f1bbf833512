import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import type { Direction } from '../api/records.ts';

/** What the table of a list is given. */
export interface ListTableProps {
  type: TypeFacts;
  /** Undefined until they are there. */
  items: readonly Item[] | undefined;
  firstNumber: number;
  /** How many there are over all pages. */
  total: number;
  /** The rows answer the question before; those of the present one are on their way. */
  isStale: boolean;
  onDelete: (item: Item) => void;
  /** Of a list whose order is set by hand, while all of it is shown. */
  onMove: ((item: Item, direction: Direction) => void) | undefined;
}
