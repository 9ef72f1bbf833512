import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Language } from '../../languages/language.ts';
import type { FieldFacts } from '../../schema/field.ts';
import type { EntriesFacts } from '../../schema/fields/entries.ts';
import type { OneOfFacts } from '../../schema/fields/one-of.ts';
import type { OwnAltFacts } from '../../schema/fields/own-alt.ts';
import type { RecordsFacts } from '../../schema/fields/records.ts';
import { twinNameOf } from '../../schema/twins.ts';
import { referenceInput } from '../form/inputs/choice.tsx';
import { jsonListOf, parseJsonList, type TextInputProps, type TextKind } from '../form/inputs/input-kind.ts';
import { picturePathInput } from '../form/inputs/pictures.tsx';
import { richTextInput } from '../form/inputs/rich-text.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { inputProps, longTextInput, textInput, wholeNumberInput } from '../form/inputs/text.tsx';
import { fileWords } from '../form/inputs/words.ts';
import { ReportPendingUploads, useUploadsWithin } from '../form/pending-uploads.ts';
import { FieldError } from '../form/switch-field.tsx';
import { pairsOf, TwinPair, TwinTabs, useOpenLanguage } from '../form/twins/twin-fields.tsx';
import { AddIcon } from '../icons.tsx';
import { DeleteAction } from '../list/data-table.tsx';
import { Moves, type Part, type PartChanges, usePartList } from './part-list.tsx';
import type { Values } from './shown-parts.tsx';
import { words } from './words.ts';

interface PartFieldsProps {
  fields: readonly FieldFacts[];
  values: Values;
  /** What the server refused; it begins with a field's label. */
  error?: string | undefined;
  onPut: (changed: Values) => void;
}

interface PartField {
  facts: FieldFacts;
  kind: PartKind;
}

const fieldsOf = (all: readonly FieldFacts[]): PartField[] =>
  all.flatMap((facts) => {
    const kind = byName[facts.kind];
    return kind ? [{ facts, kind }] : [];
  });

/** The field that a refusal is about. */
export const wrongFieldIn = (fields: readonly FieldFacts[], refusal: string | undefined) =>
  fields.find(({ kind, label }) => kind !== 'entries' && refusal?.startsWith(label));

/**
 * The inputs of a section's or an entry's fields, and what is wrong with them.
 * @param together the fields whose editors are made at once, with the form; others are made one after the other
 */
function useInputs({ fields, values, error, onPut }: PartFieldsProps, together: readonly FieldFacts[]) {
  const all = useMemo(() => fieldsOf(fields), [fields]);
  const errors = useMemo(() => {
    const wrong = wrongFieldIn(fields, error);
    return wrong && error ? { [wrong.name]: error } : {};
  }, [fields, error]);
  const texts = Object.fromEntries(
    all.map(({ facts: { name }, kind }) => [name, (kind.textOf ?? String)(values[name] ?? '')]),
  );
  const input = ({ facts, kind }: PartField, more?: Partial<TextInputProps>) => (
    <kind.Input
      key={facts.name}
      facts={facts}
      fields={together}
      texts={texts}
      value={texts[facts.name] ?? ''}
      error={errors[facts.name]}
      onChange={(text) => onPut({ [facts.name]: kind.valueFrom ? kind.valueFrom(text) : text })}
      {...more}
    />
  );
  const pairs = pairsOf(all);
  const shown = (open: Language | null) =>
    pairs.map((pair) => {
      const { facts, kind } = pair.field;
      const inputs = <TwinPair key={facts.name} pair={pair} texts={texts} open={open} input={input} />;
      if (!kind.Frame) return inputs;
      return (
        <kind.Frame key={facts.name} facts={facts} values={values} onPut={onPut}>
          {inputs}
        </kind.Frame>
      );
    });
  return { pairs, texts, errors, shown };
}

/** The fields of a section, in both languages. */
export function SectionFields(props: PartFieldsProps) {
  const { shown, ...tabs } = useInputs(props, props.fields);
  return <TwinTabs {...tabs}>{shown}</TwinTabs>;
}

const entriesKind: PartKind<EntriesFacts> = {
  sends: 'text',
  textOf: jsonListOf,
  valueFrom: parseJsonList,
  Input: EntriesInput,
};

/** A list in a section, each entry with its fields. */
function EntriesInput({ facts, value, onChange, error }: TextInputProps<EntriesFacts>) {
  const { parts, change, announcement } = usePartList(value, onChange, {
    nameOf: (_, at) => words.entry(at + 1),
  });
  return (
    <fieldset className="section-entries">
      <legend className="field-label">{facts.label}</legend>
      <FieldError error={error} />
      {parts.map((part, at) => (
        <EntryRow
          key={part.key}
          part={part}
          at={at}
          count={parts.length}
          fields={facts.fields}
          change={change}
        />
      ))}
      {parts.length < facts.max ? (
        <Button
          id={change.addId}
          variant="default"
          leftSection={<AddIcon />}
          onClick={() => change.add(parts.length, {}, 'body')}
        >
          {words.addEntry}
        </Button>
      ) : (
        <p className="field-hint">{words.full(facts.max)}</p>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

interface EntryRowProps {
  part: Part;
  at: number;
  count: number;
  fields: readonly FieldFacts[];
  change: PartChanges;
}

const EntryRow = memo(({ part: { key, values }, at, count, fields, change }: EntryRowProps) => {
  const title = change.idOf(key);
  const { report } = useUploadsWithin(key);
  const open = useOpenLanguage();
  // Its editors are made one after the other.
  const { shown } = useInputs({ fields, values, onPut: (changed) => change.put(key, changed) }, []);
  return (
    <div className="section-entry">
      <div className="section-entry-head">
        <span id={title}>{words.entry(at + 1)}</span>
        <Moves of={title} at={at} count={count} onMove={(target) => change.move(key, target)}>
          <DeleteAction
            of={title}
            id={change.idOf(key, 'remove')}
            label={fileWords.remove}
            onClick={() => change.remove(key, 'remove')}
          />
        </Moves>
      </div>
      <div id={change.idOf(key, 'body')} className="section-fields">
        <ReportPendingUploads value={report}>{shown(open)}</ReportPendingUploads>
      </div>
    </div>
  );
});

/** How a field of a section is entered. */
interface PartKind<F extends FieldFacts = FieldFacts> extends Omit<TextKind<F>, 'Display'> {
  /** The value that a text of the form stands for; by default itself. */
  valueFrom?(text: string): unknown;
  /** Stands around the inputs in both languages, or in their place. */
  Frame?(props: FrameProps<F>): ReactNode;
}

interface FrameProps<F extends FieldFacts = FieldFacts> {
  facts: F;
  /** All values of the section. */
  values: Values;
  onPut: (changed: Values) => void;
  children: ReactNode;
}

const oneOfKind: PartKind<OneOfFacts> = {
  sends: 'text',
  Input: (props) => <NativeSelect {...inputProps(props)} data={props.facts.options} />,
};

const ownAltKind: PartKind<OwnAltFacts> = {
  sends: 'text',
  Input: (props) => <TextInput {...inputProps(props)} maxLength={props.facts.max} autoComplete="off" />,
  Frame: AltFrame,
};

const ALTS = ['library', 'own', 'none'] as const;

/** Who describes a picture: the library, unless this place says it otherwise, or does without. */
function AltFrame({ facts: { name, describes }, values, onPut, children }: FrameProps<OwnAltFacts>) {
  const [isOwn, setOwn] = useState(false);
  const [own = null, nepali] = [values[name], values[twinNameOf(name)]];
  if (!values[describes]) return null;
  const chosen = own === null ? 'library' : isOwn || own || nepali ? 'own' : 'none';
  return (
    <>
      <NativeSelect
        label={words.alt}
        value={chosen}
        data={ALTS.map((alt) => ({ value: alt, label: words.alts[alt] }))}
        onChange={({ currentTarget: { value } }) => {
          setOwn(value === 'own');
          onPut({ [name]: value === 'library' ? null : '', [twinNameOf(name)]: '' });
        }}
      />
      {chosen === 'own' && children}
    </>
  );
}

const recordsKind: PartKind<RecordsFacts> = {
  sends: 'text',
  textOf: jsonListOf,
  valueFrom: parseJsonList,
  Input: RecordsInput,
};

/** Records that are ticked; they stand in the order in which they were. */
function RecordsInput({ facts, value, onChange, error }: TextInputProps<RecordsFacts>) {
  const { records, labelOf } = useAllRecords(facts.to);
  const chosen = parseJsonList(value).map(String);
  return (
    <fieldset className="section-entries">
      <legend className="field-label">{facts.label}</legend>
      <FieldError error={error} />
      {records.map((record) => (
        <Checkbox
          key={record._id}
          label={labelOf(record)}
          checked={chosen.includes(record._id)}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((id) => id !== record._id);
            onChange(JSON.stringify(checked ? [...others, record._id] : others));
          }}
        />
      ))}
    </fieldset>
  );
}

/** How the fields of sections are entered; a field of any other kind has no input. */
const kinds = {
  text: textInput,
  'long-text': longTextInput,
  'rich-text': richTextInput,
  'whole-number': wholeNumberInput,
  // The server stores null for no picture.
  image: { ...picturePathInput, valueFrom: (text: string) => text || null },
  // The server stores null for none.
  reference: { ...referenceInput, valueFrom: (text: string) => text || null },
  records: recordsKind,
  'own-alt': ownAltKind,
  'one-of': oneOfKind,
  entries: entriesKind,
};
const byName: Readonly<Record<string, PartKind>> = kinds;
