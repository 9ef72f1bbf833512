import type { ReactNode } from 'react';
import { CONTACT_FIELDS } from '../../content/visitor-form.ts';
import { type Field, labelIn } from '../../schema/field.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import { words as inEach } from './words.ts';

/** Autofill and keyboard hints by field name; other fields have no autofill. */
const input: Readonly<Record<string, { autoComplete: string; inputMode?: 'tel' | 'email' }>> = {
  name: { autoComplete: 'name' },
  address: { autoComplete: 'address-line1' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  // Not `type="email"`, with which browsers validate and change the text.
  email: { autoComplete: 'email', inputMode: 'email' },
};
const literal = { autoCapitalize: 'none', spellCheck: false };

interface FormFieldProps {
  name: string;
  field: Field;
  /** Hint beside the label. */
  hint?: string | undefined;
  value: string;
  error: string | undefined;
  /** Value that was probably meant. */
  suggestion: string | undefined;
  /** Options of a select; a text field without any. */
  choices?: readonly Option[];
}

/** Options are shown in the page's language and sent as stored. */
export interface Option {
  value: string;
  label: string;
}

/** One field of a visitor's form. The server validates it, not the browser. */
export function FormField(props: FormFieldProps) {
  const { name, field, hint, value, error, suggestion, choices = [] } = props;
  const { language, langOf } = usePageLanguage();
  const attributes = {
    id: name,
    name,
    defaultValue: value,
    lang: langOf(value),
    dir: 'auto',
    autoComplete: 'off',
    ...input[name],
    ...(input[name]?.inputMode && literal),
    'aria-required': field.required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
  };
  return (
    <div className={`field field-${name}`}>
      <p className="field-head">
        <label htmlFor={name}>{labelIn(language, field)}</label>
        {hint && (
          <span id={`${name}-hint`} className="field-hint">
            {hint}
          </span>
        )}
      </p>
      {controlOf(field, attributes, choices)}
      <p id={`${name}-error`} className="field-error">
        {error}
      </p>
      {name === CONTACT_FIELDS.email && <Suggestion value={suggestion} />}
    </div>
  );
}

/** A button that fills in the suggested value (requirement 17.131); its script also fills and shows it. */
function Suggestion({ value = '' }: { value: string | undefined }) {
  const words = useWords(inEach);
  return (
    <button id="suggestion" className="clear scripted" type="button" value={value} hidden={!value}>
      {words.use} <b>{value}</b>
    </button>
  );
}

function controlOf(
  field: Field,
  attributes: { defaultValue: string },
  choices: readonly Option[],
): ReactNode {
  if (choices.length > 0) return <Choice attributes={attributes} choices={choices} />;
  if (field.kind === 'long-text') return <textarea rows={6} {...attributes} />;
  return <input {...attributes} />;
}

/** A select. A chosen value that is no longer offered stays an option. */
function Choice({
  attributes,
  choices,
}: {
  attributes: { defaultValue: string };
  choices: readonly Option[];
}) {
  const words = useWords(inEach);
  const { langOf } = usePageLanguage();
  const chosen = attributes.defaultValue;
  const isOffered = choices.some(({ value }) => value === chosen);
  const all = chosen && !isOffered ? [...choices, { value: chosen, label: chosen }] : choices;
  const offered = new Map(all.map(({ value, label }) => [value, label]));
  return (
    <select {...attributes}>
      <option value="">{words.form.choose}</option>
      {[...offered].map(([value, label]) => (
        <option key={value} value={value} lang={langOf(label)}>
          {label}
        </option>
      ))}
    </select>
  );
}
