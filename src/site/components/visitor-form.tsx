import type { ReactNode } from 'react';
import { isOneEnough } from '../../content/contact-errors.ts';
import { CONTACT_FIELDS, FORM_LANGUAGE, HONEYPOT } from '../../content/visitor-form.ts';
import { DEFAULT_LANGUAGE } from '../../languages/language.ts';
import { inLanguage } from '../../languages/sentence.ts';
import { fieldsOf } from '../../schema/define-type.ts';
import { type Field, labelIn } from '../../schema/field.ts';
import { usePageLanguage, useWords } from '../language.tsx';
import type { ReceiptWords } from '../receipt-words.ts';
import type { FormPageProps, Refusal } from '../view-models.ts';
import { words as inEach } from './words.ts';

interface ReceiptProps {
  heading: string;
  /** Null for the template that the script fills in by its `data-says` attributes. */
  words: ReceiptWords | null;
  /** The label of the sender's name. */
  name: string | undefined;
  /** The label of the form's topic, if it has one. */
  topic: string | undefined;
  /** Advice to the visitor. */
  children: ReactNode;
}

/** The receipt of a submission. Printing prints the receipt alone. */
function Receipt({ heading, words, name, topic, children }: ReceiptProps) {
  const sentences = useWords(inEach);
  const { language, langOf } = usePageLanguage();
  const is = sentences.receipt;
  const said = (part: keyof ReceiptWords, lang?: string) => (
    <span key={part} data-says={part} lang={lang}>
      {words?.[part]}
    </span>
  );
  return (
    <section className="receipt" aria-labelledby="receipt-heading">
      <h2 id="receipt-heading" tabIndex={-1}>
        {heading}
      </h2>
      <dl>
        <div>
          <dt>{is.reference}</dt>
          <dd className="receipt-reference">{said('reference')}</dd>
        </div>
        <div>
          <dt>{name}</dt>
          <dd>{said('name', langOf(words?.name ?? ''))}</dd>
        </div>
        {topic && (
          <div>
            <dt>{topic}</dt>
            <dd>{said('program', langOf(words?.program ?? ''))}</dd>
          </div>
        )}
        <div>
          <dt>{is.received}</dt>
          <dd>
            {language === 'ne'
              ? [said('nepaliDay'), ' (', said('day'), ')']
              : [said('day'), ' ', said('nepaliDay', 'ne')]}
            , {said('time')}
            {is.inNepal}
          </dd>
        </div>
        {words?.late !== '' && (
          <div>
            <dt>{is.note}</dt>
            <dd>{said('late')}</dd>
          </div>
        )}
        <div>
          <dt>{is.next}</dt>
          <dd>
            {is.answersBy}
            <strong>{said('answerBy')}</strong>
            {is.end}
            {children}
          </dd>
        </div>
      </dl>
      <p className="receipt-for">{sentences.receiptFor}</p>
      <p className="scripted">
        <button type="button" className="button secondary" data-print>
          {sentences.print}
        </button>
      </p>
    </section>
  );
}

interface VisitorFormProps extends FormPageProps {
  /** Options by field name. */
  choices?: Readonly<Record<string, readonly Option[]>>;
  /** Legends by the name of the first field below each. */
  chapters?: Readonly<Record<string, string>>;
}

/** A form for visitors with its receipt, sent by the page's script, or by a plain POST without it. */
export function VisitorForm(props: VisitorFormProps) {
  const { frame, type, form } = props;
  const words = useWords(inEach);
  const { language, to } = usePageLanguage();
  const { send, receipt, again } = type.visitorWords[language];
  const { refusal } = form;
  const created = inLanguage(type.words.created, language);
  const labelOf = (name = '') => {
    const field = type.form.fields[name];
    return field && labelIn(language, field);
  };
  const empty = { heading: receipt.heading, name: labelOf('name'), topic: labelOf(type.topic) };
  return (
    <div className="visitor-form">
      {form.isReceiptOver && (
        <section className="receipt-over" aria-labelledby="receipt-over">
          <h2 id="receipt-over">{words.receiptOver.heading}</h2>
          <p>{words.receiptOver.text}</p>
        </section>
      )}
      <div id="receipts" className="filled-later">
        {form.receipt && (
          <>
            <p className="sent-words" role="status">
              {created}
            </p>
            <Receipt {...empty} words={form.receipt}>
              {receipt.advice}
            </Receipt>
          </>
        )}
      </div>
      <template id="receipt">
        <Receipt {...empty} words={null}>
          {receipt.advice}
        </Receipt>
      </template>
      <template id="sent-here" data-forgotten={words.sentHere.forgotten}>
        <section className="sent-here filled-later" aria-labelledby="sent-here-heading">
          <h2 id="sent-here-heading">{words.sentHere.heading}</h2>
          <p>{words.sentHere.advice}</p>
          <ul>
            <li>
              <span>
                <strong data-says="reference" />, <span data-says="day" />
              </span>
              <button type="button" className="button secondary">
                {words.sentHere.forget}
              </button>
            </li>
          </ul>
        </section>
      </template>
      <div className="again">
        <h2>{again.heading}</h2>
        <p>{again.advice}</p>
      </div>
      <form
        id="form"
        className="form"
        method="post"
        action={to(frame.path)}
        noValidate
        data-type={type.name}
        data-words={created}
        data-sending={frame.assets.islands?.sending?.src}
        data-remembering={frame.assets.islands?.remembering?.src}
        data-back={words.form.back(send)}
      >
        {refusal && <RefusalSummary names={fieldsOf(type.form).map(([name]) => name)} refusal={refusal} />}
        <p id="kept" className="kept" hidden>
          {words.form.kept}
        </p>
        <div id="fields" className="fields">
          <Fields {...props} />
        </div>
        <Honeypot />
        {language !== DEFAULT_LANGUAGE && <input type="hidden" name={FORM_LANGUAGE} value={language} />}
        <div className="form-answers">
          <button id="send" className="button" type="submit">
            {send}
            <span className="sending" aria-hidden="true">
              {words.form.sending}
            </span>
          </button>
          <button id="clear" className="clear" type="button" hidden>
            {words.form.clear}
          </button>
        </div>
        <p className="form-privacy">
          {words.form.privacy} <a href={to('/privacy')}>{words.privacy}</a>
        </p>
        <p className="unsent">{words.form.unsent(send)}</p>
      </form>
    </div>
  );
}

/** The fields in order, grouped into fieldsets where the page has legends. */
function Fields({ type, form: { values, refusal }, choices = {}, chapters = {} }: VisitorFormProps) {
  const { form: words } = useWords(inEach);
  const hints: Readonly<Record<string, string>> = isOneEnough(type.form.fields)
    ? { phone: words.orEmail, email: words.orPhone }
    : {};
  const gathered: { legend: string | undefined; fields: ReactNode[] }[] = [];
  for (const [name, field] of fieldsOf(type.form)) {
    const legend = chapters[name];
    if (legend || gathered.length === 0) gathered.push({ legend, fields: [] });
    gathered
      .at(-1)
      ?.fields.push(
        <FormField
          key={name}
          name={name}
          field={field}
          hint={field.required ? words.needed : hints[name]}
          value={values[name] ?? ''}
          error={refusal?.fields[name]}
          suggestion={refusal?.suggestions[name]}
          choices={choices[name] ?? []}
        />,
      );
  }
  return gathered.map(({ legend, fields }) =>
    legend ? (
      <fieldset key={legend} className="fields">
        <legend>{legend}</legend>
        {fields}
      </fieldset>
    ) : (
      fields
    ),
  );
}

interface RefusalSummaryProps {
  /** The form's fields in their order; each is the element with this id. */
  names: readonly string[];
  refusal: Refusal;
}

/** The error summary of a form that was refused without script; it has the focus. */
export function RefusalSummary({ names, refusal: { message, fields } }: RefusalSummaryProps) {
  const words = useWords(inEach);
  const wrong = names.flatMap((name) => (fields[name] ? [[name, fields[name]] as const] : []));
  // An error of several fields is listed once, as a link to the first.
  const reasons = new Map(wrong.toReversed().map(([name, reason]) => [reason, name]));
  return (
    <section
      className="refusal"
      aria-labelledby="refusal"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the response to the form that was just sent
      autoFocus
    >
      <h2 id="refusal">{words.form.refused}</h2>
      {wrong.length === 0 && <p>{message}</p>}
      <ul>
        {[...reasons].toReversed().map(([reason, name]) => (
          <li key={name}>
            <a href={`#${name}`}>{reason}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A field that only bots fill in: invisible, not focusable, hidden from screen readers and password managers. */
function Honeypot() {
  const words = useWords(inEach);
  return (
    <p className="not-for-people" aria-hidden="true">
      <label htmlFor={HONEYPOT}>{words.form.leaveEmpty}</label>
      <input
        id={HONEYPOT}
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </p>
  );
}

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
interface Option {
  value: string;
  label: string;
}

/** One field of a visitor's form. The server validates it, not the browser. */
function FormField(props: FormFieldProps) {
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
