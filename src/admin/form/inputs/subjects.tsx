import { Button, TextInput } from '@mantine/core';
import type { SubjectsFacts } from '../../../schema/fields/subjects.ts';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from './input-kind.ts';
import { subjectWords } from './words.ts';
import './subjects.css';

/** A row as it is typed: credits are a text until they are sent. */
type Row = { code: string; name: string; credits: string };

export const subjectsInput: TextKind<SubjectsFacts> = {
  sends: 'text',
  textOf: (value) => jsonListOf(Array.isArray(value) ? value.map(rowOf) : []),
  Input: SubjectsInput,
  Display: ({ value }) => rowsIn(value).map(subjectWords.inOneLine).join('\n'),
};

const rowOf = (subject: unknown): Row => {
  const { code = '', name = '', credits = null } = Object(subject);
  return { code: String(code), name: String(name), credits: credits === null ? '' : String(credits) };
};

const rowsIn = (text: string): Row[] => parseJsonList(text).map(rowOf);

function SubjectsInput({ facts, value, onChange, error }: TextInputProps<SubjectsFacts>) {
  const rows = rowsIn(value);
  const change = (changed: readonly Row[]) => onChange(jsonListOf(changed));
  const put = (index: number, cell: Partial<Row>) =>
    change(rows.map((row, at) => (at === index ? { ...row, ...cell } : row)));
  return (
    <fieldset className="subjects">
      <legend className="field-label">{facts.label}</legend>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity besides their place
        <fieldset key={index} className="subject" aria-label={subjectWords.nth(index + 1)}>
          <TextInput
            label={subjectWords.code}
            value={row.code}
            onChange={(event) => put(index, { code: event.currentTarget.value })}
          />
          <TextInput
            label={subjectWords.name}
            value={row.name}
            onChange={(event) => put(index, { name: event.currentTarget.value })}
          />
          <TextInput
            label={subjectWords.credits}
            inputMode="decimal"
            value={row.credits}
            onChange={(event) => put(index, { credits: event.currentTarget.value })}
          />
          <Button variant="subtle" onClick={() => change(rows.filter((_, at) => at !== index))}>
            {subjectWords.remove}
          </Button>
        </fieldset>
      ))}
      {rows.length < facts.max && (
        <Button variant="default" onClick={() => change([...rows, { code: '', name: '', credits: '' }])}>
          {subjectWords.add}
        </Button>
      )}
      {error && <div className="field-error">{error}</div>}
    </fieldset>
  );
}
