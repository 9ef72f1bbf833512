import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { areCredits, creditsIn } from '../../../schema/fields/credits.ts';
import type { SubjectsFacts } from '../../../schema/fields/subjects.ts';
import { earlier, later, type Target } from '../../gallery/arranging.ts';
import { AddIcon } from '../../icons.tsx';
import { DeleteAction } from '../../list/data-table.tsx';
import { Moves, usePartList } from '../../sections/part-list.tsx';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { fileWords, subjectWords as words } from './words.ts';
import './subjects.css';

export const subjectsInput: TextKind<SubjectsFacts> = {
  sends: 'text',
  textOf: (value) => jsonListOf(Array.isArray(value) ? value.map(rowOf) : []),
  Input: SubjectsInput,
  Display: ({ value }) => rowsIn(value).map(words.inOneLine).join('\n'),
};

/**
 * Subjects as rows of a table (requirement 17.34). While they are typed there are also blank ones, which the form's value
 * leaves out.
 */
function SubjectsInput({ facts: { label, max }, value, onChange, error }: TextInputProps<SubjectsFacts>) {
  const { parts, change, announcement, announce } = usePartList(value, onChange, {
    nameOf: ({ name }: Row, at) => name || words.nth(at + 1),
    read: rowsIn,
    write: valueOfRows,
  });
  const errorId = useId();
  const wrong = error ? parts.findIndex(({ values }) => faultsOf(values).length > 0) : -1;
  const lead = (to: number) => {
    const next = parts[to];
    if (next) document.getElementById(change.idOf(next.key))?.querySelector('input')?.focus();
    else if (to < max) change.add(to, BLANK);
  };
  /** Pastes lines of a table into a row and new ones below it. @returns false if the text is no table */
  const paste = (at: number, column: ColumnName, text: string): boolean => {
    const pasted = pastedRows(text, column);
    const present = parts[at];
    if (!pasted || !present) return false;
    const [first, ...others] = pasted;
    const below = parts.slice(at + 1).filter(({ values }) => !isBlank(values));
    const added = others.slice(0, max - at - 1 - below.length);
    change.set(() => [
      ...parts.slice(0, at),
      { ...present, values: { ...present.values, ...first } },
      ...added.map((row) => change.keyed({ ...BLANK, ...row })),
      ...below,
    ]);
    const leftOut = others.length - added.length;
    announce(leftOut > 0 ? words.leftOut(max, leftOut) : words.pasted(pasted.length));
    return true;
  };
  const errorText = (
    <p id={errorId} className="field-error">
      {error}
    </p>
  );
  return (
    <fieldset className="subjects">
      <legend className="field-label">{label}</legend>
      <p className="field-hint">{words.hint}</p>
      {parts.length > 0 && (
        <div className="subject-heads" aria-hidden="true">
          {COLUMNS.map((column) => (
            <span key={column}>{words[column]}</span>
          ))}
        </div>
      )}
      <div className="subject-rows">
        {parts.map(({ key, values }, at) => (
          <SubjectRow
            key={key}
            id={change.idOf(key)}
            row={values}
            at={at}
            count={parts.length}
            wrong={error ? faultsOf(values) : []}
            errorId={errorId}
            onType={(column, text) => change.put(key, { [column]: text })}
            onPaste={(column, text) => paste(at, column, text)}
            onEnter={() => lead(at + 1)}
            onMove={(target) => change.move(key, target)}
            onRemove={() => change.remove(key)}
          >
            {at === wrong && errorText}
          </SubjectRow>
        ))}
      </div>
      {error && wrong < 0 && errorText}
      {parts.length < max && (
        <Button
          id={change.addId}
          variant="default"
          leftSection={<AddIcon />}
          onClick={() => lead(parts.length)}
        >
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
  id: string;
  row: Row;
  at: number;
  count: number;
  /** The cells that are not right. */
  wrong: readonly ColumnName[];
  errorId: string;
  onType: (column: ColumnName, text: string) => void;
  /** Returns whether it took the text. */
  onPaste: (column: ColumnName, text: string) => boolean;
  onEnter: () => void;
  onMove: (target: Target) => void;
  onRemove: () => void;
  children: React.ReactNode;
}

function SubjectRow({ id, row, at, count, wrong, errorId, children, ...on }: SubjectRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const target = event.altKey && { ArrowUp: earlier, ArrowDown: later }[event.key];
    if (target) on.onMove(target);
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) on.onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset id={id} className="subject" aria-label={words.nth(at + 1)}>
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
      <Moves of={id} at={at} count={count} onMove={on.onMove}>
        <DeleteAction of={id} label={fileWords.remove} onClick={on.onRemove} />
      </Moves>
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
