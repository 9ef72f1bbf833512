import type { ReactNode } from 'react';
import type { Field } from '../../schema/field.ts';
import { langOf } from '../../ui/lang-of.ts';

/** What browsers, keyboards and password keepers should know of a field, by its name; of others nothing is filled in. */
const input: Readonly<Record<string, { autoComplete: string; inputMode?: 'tel' | 'email' }>> = {
  name: { autoComplete: 'name' },
  address: { autoComplete: 'street-address' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  // Not of the type email, with which browsers judge and change what was typed.
  email: { autoComplete: 'email', inputMode: 'email' },
};
const literal = { autoCapitalize: 'none', spellCheck: false };

export interface FormFieldProps {
  name: string;
  field: Field;
  /** What is asked for, beside the label. */
  hint?: string | undefined;
  value: string;
  /** What is wrong with it. */
  error: string | undefined;
  /** What it offers to choose from; any text where nothing is offered. */
  choices?: readonly string[];
}

/** One field of a visitor's form. It has no validation of its own: what is wrong, the server says. */
export function FormField({ name, field, hint, value, error, choices = [] }: FormFieldProps) {
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
        <label htmlFor={name}>{field.label}</label>
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
    </div>
  );
}

function controlOf(
  field: Field,
  attributes: { defaultValue: string },
  choices: readonly string[],
): ReactNode {
  if (choices.length > 0) return <Choice attributes={attributes} choices={choices} />;
  if (field.kind === 'long-text') return <textarea rows={6} {...attributes} />;
  return <input {...attributes} />;
}

/** What was chosen before and is not offered any more stays chosen, so that nothing is lost. */
function Choice({
  attributes,
  choices,
}: {
  attributes: { defaultValue: string };
  choices: readonly string[];
}) {
  const chosen = attributes.defaultValue;
  const offered = [...new Set(chosen && !choices.includes(chosen) ? [...choices, chosen] : choices)];
  return (
    <select {...attributes}>
      <option value="">Please select</option>
      {offered.map((title) => (
        <option key={title} value={title} lang={langOf(title)}>
          {title}
        </option>
      ))}
    </select>
  );
}
