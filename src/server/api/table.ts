import type { Item } from '../../schema/define-type.ts';

/** One column of a list as a table for spreadsheets: its heading, and its cell for a record. */
export interface TableColumn<Row = Item> {
  label: string;
  cell(row: Row): string;
  /** For values such as phone numbers, of which a spreadsheet must keep leading zeros and plus signs. */
  isText?: boolean;
}
