import { type EditorState, Selection } from '@tiptap/pm/state';
import {
  CellSelection,
  isInTable,
  mergeCells,
  selectedRect,
  selectionCell,
  splitCell,
  type TableRect,
} from '@tiptap/pm/tables';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { MAX_SPAN } from './tables.ts';

export type TableTool = keyof typeof commands;

/** What the tools can do in the table with the cursor. */
export interface TablePlace {
  /** The table's position in the document. */
  at: number;
  /** HTML. */
  caption: string | null;
  /** Tools that would change nothing. */
  isDisabled: Partial<Record<TableTool, boolean>>;
  /** Tools that switch something on and off. */
  isOn: Partial<Record<TableTool, boolean>>;
}

/** @returns null if the cursor is not in a table */
export function tablePlace(state: EditorState): TablePlace | null {
  if (!isInTable(state)) return null;
  const rect = selectedRect(state);
  const { map, table } = rect;
  return {
    at: rect.tableStart - 1,
    caption: table.attrs.caption as string | null,
    isDisabled: {
      deleteRow: rect.top === 0 && rect.bottom === map.height,
      deleteColumn: rect.left === 0 && rect.right === map.width,
      mergeCells: !canMerge(state),
      mergeRight: neighbourOf(state, 'right') === null,
      mergeDown: neighbourOf(state, 'bottom') === null,
      splitCell: !splitCell(state),
    },
    isOn: {
      headerRow: isHeader(rect, map.width, 1),
      headerColumn: isHeader(rect, 1, map.height),
    },
  };
}

/** Whether all of the first cells are header cells, as the commands that switch them decide it. */
const isHeader = ({ map, table }: TableRect, right: number, bottom: number) =>
  map
    .cellsInRect({ left: 0, top: 0, right, bottom })
    .every((at) => table.nodeAt(at)?.type.spec.tableRole === 'header_cell');

/** Larger spans are dropped by the server, which would push the other cells aside. */
function canMerge(state: EditorState): boolean {
  const { left, right, top, bottom } = selectedRect(state);
  return mergeCells(state) && right - left <= MAX_SPAN && bottom - top <= MAX_SPAN;
}

interface CellPair {
  anchorCell: number;
  headCell: number;
}

/**
 * The cell with the cursor and the next one, for those who cannot select several: with a finger, a drag scrolls.
 * @returns null if the two are no rectangle
 */
function neighbourOf(state: EditorState, side: 'right' | 'bottom'): CellPair | null {
  const { selection } = state;
  const isSeveral =
    selection instanceof CellSelection && selection.$anchorCell.pos !== selection.$headCell.pos;
  const rect = selectedRect(state);
  const { map, tableStart } = rect;
  const isLast = side === 'right' ? rect.right === map.width : rect.bottom === map.height;
  if (isSeveral || isLast) return null;
  const next =
    map.map[side === 'right' ? rect.top * map.width + rect.right : rect.bottom * map.width + rect.left];
  if (next === undefined) return null;
  const other = map.findCell(next);
  const pair = { anchorCell: selectionCell(state).pos, headCell: next + tableStart };
  const isAligned =
    side === 'right'
      ? other.top === rect.top && other.bottom === rect.bottom && other.right - rect.left <= MAX_SPAN
      : other.left === rect.left && other.right === rect.right && other.bottom - rect.top <= MAX_SPAN;
  return isAligned ? pair : null;
}

const commands = {
  rowAbove: (chain) => chain.addRowBefore(),
  rowBelow: (chain) => chain.addRowAfter(),
  deleteRow: (chain) => chain.deleteRow(),
  columnBefore: (chain) => chain.addColumnBefore(),
  columnAfter: (chain) => chain.addColumnAfter(),
  deleteColumn: (chain) => chain.deleteColumn(),
  headerRow: (chain) => chain.toggleHeaderRow(),
  headerColumn: (chain) => chain.toggleHeaderColumn(),
  mergeCells: merged,
  mergeRight: (chain, editor) => mergedWith(chain, neighbourOf(editor.state, 'right')),
  mergeDown: (chain, editor) => mergedWith(chain, neighbourOf(editor.state, 'bottom')),
  splitCell: (chain) => chain.splitCell(),
  deleteTable: (chain) => chain.deleteTable(),
} satisfies Record<string, (chain: ChainedCommands, editor: Editor) => ChainedCommands>;

/** In the order of the tools. */
export const tableTools = Object.keys(commands) as TableTool[];

export const runTableTool = (editor: Editor, tool: TableTool) =>
  commands[tool](editor.chain().focus(), editor).run();

const mergedWith = (chain: ChainedCommands, pair: CellPair | null) =>
  pair ? merged(chain.setCellSelection(pair)) : chain;

/** Puts the cursor into the merged cell: while the cell is selected, the next key would replace its words. */
function merged(chain: ChainedCommands): ChainedCommands {
  return chain.mergeCells().command(({ tr }) => {
    const { selection } = tr;
    if (selection instanceof CellSelection)
      tr.setSelection(
        Selection.near(
          tr.doc.resolve(selection.$anchorCell.pos + (selection.$anchorCell.nodeAfter?.nodeSize ?? 1) - 1),
          -1,
        ),
      );
    return true;
  });
}
