import { ActionIcon, Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { areCredits, creditsIn } from '../../../schema/fields/credits.ts';
import type { SubjectsFacts } from '../../../schema/fields/subjects.ts';
import { AddIcon, DeleteIcon, DownIcon, UpIcon } from '../../icons.tsx';
import { quietAction } from '../../quiet-action.ts';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { subjectWords as words } from './words.ts';
import './subjects.css';

/** A row with an identity of its own, so that it keeps its inputs when others are added, moved or removed. */
type KeyedRow = Row & { key: number };

/**
 * The rows of the subjects while they are typed: also blank ones, which the form's value leaves out. `announcement`
 * describes the last change that was not typed.
 */
function useSubjectRows(value: string, max: number, onChange: (value: string) => void) {
  const nextKey = useRef(0);
  const keyed = (row: Row): KeyedRow => ({ ...BLANK, ...row, key: nextKey.current++ });
  const [rows, setRows] = useState(() => rowsIn(value).map(keyed));
  const [known, setKnown] = useState(value);
  const [announcement, announce] = useState('');
  // The value was changed from outside, for example by another record.
  if (value !== known) {
    setKnown(value);
    setRows(rowsIn(value).map(keyed));
  }

  const change = (changed: readonly KeyedRow[]) => {
    const next = valueOfRows(changed);
    setRows([...changed]);
    setKnown(next);
    onChange(next);
  };

  return {
    rows,
    announcement,
    put: (at: number, cell: Partial<Row>) =>
      change(rows.map((row, index) => (index === at ? { ...row, ...cell } : row))),
    /** Adds a blank row at a place from 0, unless there are as many as there may be. */
    add(at: number) {
      if (rows.length < max) change(rows.toSpliced(at, 0, keyed(BLANK)));
    },
    remove: (at: number) => change(rows.toSpliced(at, 1)),
    move(from: number, to: number) {
      const [row] = rows.slice(from, from + 1);
      if (!row || to < 0 || to >= rows.length) return;
      change(rows.toSpliced(from, 1).toSpliced(to, 0, row));
      announce(words.moved(row.name, to + 1));
    },
    /** Pastes lines of a table into this row and new ones below it. @returns false if the text is no table */
    paste(at: number, column: ColumnName, text: string): boolean {
      const pasted = pastedRows(text, column);
      const present = rows[at];
      if (!pasted || !present) return false;
      const [first, ...others] = pasted;
      const below = rows.slice(at + 1).filter((row) => !isBlank(row));
      const added = others.slice(0, max - at - 1 - below.length);
      change([
        ...rows.slice(0, at),
        { ...present, ...first },
        ...added.map((row) => keyed({ ...BLANK, ...row })),
        ...below,
      ]);
      const leftOut = others.length - added.length;
      announce(leftOut > 0 ? words.leftOut(max, leftOut) : words.pasted(pasted.length));
      return true;
    },
  };
}

export const subjectsInput: TextKind<SubjectsFacts> = {
  sends: 'text',
  textOf: (value) => jsonListOf(Array.isArray(value) ? value.map(rowOf) : []),
  Input: SubjectsInput,
  Display: ({ value }) => rowsIn(value).map(words.inOneLine).join('\n'),
};

/** Subjects as rows of a table (requirement 17.34). */
function SubjectsInput({ facts, value, onChange, error }: TextInputProps<SubjectsFacts>) {
  const { rows, announcement, add, move, ...change } = useSubjectRows(value, facts.max, onChange);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The row whose first input gets the focus once it is rendered. */
  const next = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    list.current?.querySelectorAll('fieldset')[next.current]?.querySelector('input')?.focus();
    next.current = null;
  });
  const errorId = useId();
  const wrong = error ? rows.findIndex((row) => faultsOf(row).length > 0) : -1;
  const lead = (to: number) => {
    next.current = to;
    if (to === rows.length) add(to);
    else list.current?.querySelectorAll('fieldset')[to]?.querySelector('input')?.focus();
  };
  const errorText = (
    <p id={errorId} className="field-error">
      {error}
    </p>
  );
  return (
    <fieldset className="subjects">
      <legend className="field-label">{facts.label}</legend>
      <p className="field-hint">{words.hint}</p>
      {rows.length > 0 && (
        <div className="subject-heads" aria-hidden="true">
          {COLUMNS.map((column) => (
            <span key={column}>{words[column]}</span>
          ))}
        </div>
      )}
      <div ref={list} className="subject-rows">
        {rows.map((row, index) => (
          <SubjectRow
            key={row.key}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            wrong={error ? faultsOf(row) : []}
            errorId={errorId}
            onType={(column, text) => change.put(index, { [column]: text })}
            onPaste={(column, text) => change.paste(index, column, text)}
            onEnter={() => lead(index + 1)}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              next.current = Math.min(index, rows.length - 2);
              if (next.current < 0) addButton.current?.focus();
              change.remove(index);
            }}
          >
            {index === wrong && errorText}
          </SubjectRow>
        ))}
      </div>
      {error && wrong < 0 && errorText}
      {rows.length < facts.max && (
        <Button ref={addButton} variant="default" leftSection={<AddIcon />} onClick={() => lead(rows.length)}>
          {words.add}
        </Button>
      )}
      <p className="field-hint" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

interface SubjectRowProps {
  row: KeyedRow;
  /** Counted from 1. */
  number: number;
  isLast: boolean;
  /** The cells that are not right. */
  wrong: readonly ColumnName[];
  errorId: string;
  onType: (column: ColumnName, text: string) => void;
  /** Returns whether it took the text. */
  onPaste: (column: ColumnName, text: string) => boolean;
  onEnter: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children: React.ReactNode;
}

function SubjectRow({ row, number, isLast, wrong, errorId, children, ...on }: SubjectRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.altKey && { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (by) on.onMove(by);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) on.onEnter();
    else return;
    event.preventDefault();
  };
  const tool = (label: string, isDisabled: boolean, onClick: () => void) => ({
    ...quietAction(label),
    'aria-disabled': isDisabled || undefined,
    onClick: () => isDisabled || onClick(),
  });
  return (
    <fieldset className="subject" aria-label={words.nth(number)}>
      {COLUMNS.map((column) => (
        <TextInput
          key={column}
          className={`subject-${column}`}
          aria-label={words[column]}
          placeholder={words[column]}
          autoComplete="off"
          value={row[column]}
          error={wrong.includes(column)}
          {...(wrong.includes(column) && { 'aria-describedby': errorId })}
          onChange={(event) => on.onType(column, event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            if (on.onPaste(column, event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
        />
      ))}
      <span className="subject-tools">
        <ActionIcon {...tool(words.up, number === 1, () => on.onMove(-1))}>
          <UpIcon />
        </ActionIcon>
        <ActionIcon {...tool(words.down, isLast, () => on.onMove(1))}>
          <DownIcon />
        </ActionIcon>
        <ActionIcon {...tool(words.remove, false, on.onRemove)}>
          <DeleteIcon />
        </ActionIcon>
      </span>
      {children}
    </fieldset>
  );
}

/** A subject as it is typed: credits are a text until they are sent. */
export interface Row {
  code: string;
  name: string;
  credits: string;
}

export const COLUMNS = ['code', 'name', 'credits'] as const satisfies readonly (keyof Row)[];
type ColumnName = (typeof COLUMNS)[number];

export const BLANK: Row = { code: '', name: '', credits: '' };

export const rowOf = (subject: unknown): Row => {
  const { code = '', name = '', credits = null } = Object(subject);
  return { code: String(code), name: String(name), credits: credits === null ? '' : String(credits) };
};

/** The rows in a form's value. */
export const rowsIn = (value: string): Row[] => parseJsonList(value).map(rowOf);

export const isBlank = (row: Row) => COLUMNS.every((column) => row[column].trim() === '');

/** The form value of these rows, without blank ones. */
export const valueOfRows = (rows: readonly Row[]) =>
  jsonListOf(rows.filter((row) => !isBlank(row)).map(({ code, name, credits }) => ({ code, name, credits })));

/** The cells that the server refuses. */
export function faultsOf(row: Row): ColumnName[] {
  if (isBlank(row)) return [];
  return [
    ...(row.name.trim() === '' ? (['name'] as const) : []),
    ...(areCredits(creditsIn(row.credits)) ? [] : (['credits'] as const)),
  ];
}

/** Words above the columns of a spreadsheet. */
const HEADING =
  /^(((subject|course|paper)( code| title| name)?)|code|title|name|credits?( hours?)?|cr\.? ?hrs?\.?|s\.? ?n\.?)$/i;
const SERIAL_NUMBER = /^[\d०-९]{1,2}[.)]?$/;

/**
 * The rows in a text from a spreadsheet: a line each, cells parted by tabs. A line of headings and a column of serial
 * numbers are left out.
 * @param column where the text is pasted; more cells than fit from there on begin at the first column
 * @returns null for a text of one cell, which is pasted as usual
 */
export function pastedRows(text: string, column: ColumnName): Partial<Row>[] | null {
  let lines = text
    .split(/\r\n?|\n/)
    .map((line) =>
      line.split('\t').map((cell) =>
        cell
          .replace(/^"(.*)"$/, '$1')
          .replace(/""/g, '"')
          .trim(),
      ),
    )
    .filter((cells) => cells.some((cell) => cell !== ''));
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null;
  const isTable = lines.some((cells) => cells.length > 1);
  if (isTable && lines[0]?.every((cell) => cell === '' || HEADING.test(cell))) lines = lines.slice(1);
  const isNumbered = lines.every(([first = '', ...others]) => others.length > 2 && SERIAL_NUMBER.test(first));
  if (isNumbered) lines = lines.map((cells) => cells.slice(1));
  const width = Math.min(COLUMNS.length, Math.max(...lines.map(({ length }) => length)));
  const from = Math.min(COLUMNS.indexOf(column), COLUMNS.length - width);
  return lines.map((cells) =>
    Object.fromEntries(
      COLUMNS.slice(from).flatMap((name, at) => (at < cells.length ? [[name, cells[at]]] : [])),
    ),
  );
}
