import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageFrom, languageNames } from '../../languages/language.ts';
import type { Item } from '../../schema/define-type.ts';
import type { ComparedField } from '../conflict/choice-dialog.tsx';
import { named } from '../duties/own-duties.ts';
import { changedTexts, type Texts } from '../form/draft.ts';
import { PleaseSelect, useAllRecords } from '../form/inputs/select.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import type { Draft } from '../form/use-draft.ts';
import { useStoredForm } from '../form/use-stored-form.tsx';
import type { Seen } from '../list/collection.ts';
import { OWN_DUTIES_KEY } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ACCOUNTS, type Account, accounts, isOwn } from './account-queries.ts';
import { dutyHints, passwordWords, words } from './words.ts';
import '../form/form.css';
import './accounts.css';

/** Converts duties from and to the text that the form holds. */
const dutiesIn = (text = ''): Duty[] => DUTIES.filter((duty) => text.split(' ').includes(duty));
const dutiesText = (duties: readonly Duty[]): string => duties.join(' ');

/**
 * Initial values of an account's form: those of the account, or empty ones. `disabled` is 'true' or ''. A new
 * admin has no duty before one is ticked.
 */
export function accountTextsOf(account?: Account): Texts {
  return {
    name: account?.name ?? '',
    email: account?.email ?? '',
    role: account?.role ?? '',
    faculty: account?.faculty ?? '',
    semester: account?.semester ?? '',
    lang: account?.lang ?? DEFAULT_LANGUAGE,
    duties: dutiesText(account?.duties ?? []),
    password: '',
    disabled: account?.disabled ? 'true' : '',
  };
}

/** The changed fields, as the API takes them. Only students have a faculty and a semester, only admins duties. */
export function accountChanges(
  start: Texts,
  texts: Texts,
): Readonly<Record<string, string | boolean | readonly Duty[]>> {
  const studies = texts.role === 'student' ? {} : { faculty: '', semester: '' };
  const { disabled, duties, ...changes } = changedTexts(start, { ...texts, ...studies });
  // The server gives all duties to a new admin for whom none are named.
  const namesDuties = texts.role === 'admin' && (duties !== undefined || start.role !== 'admin');
  return {
    ...changes,
    ...(namesDuties && { duties: dutiesIn(texts.duties) }),
    ...(disabled !== undefined && { disabled: disabled === 'true' }),
  };
}

const roleFacts = { kind: 'choice', name: 'role', label: words.role, required: true };
const roles = Object.entries(words.roles).map(([value, label]) => ({ value, label }));

const compared: readonly ComparedField[] = [
  { name: 'name', label: words.name, show: (name) => name },
  { name: 'email', label: words.email, show: (email) => email },
  { name: 'role', label: words.role, show: (role) => words.roles[role as Account['role']] },
  { name: 'faculty', label: words.faculty, show: (id) => <Title type="faculty" id={id} /> },
  { name: 'semester', label: words.semester, show: (id) => <Title type="semester" id={id} /> },
  { name: 'lang', label: words.language, show: (lang) => languageNames[languageFrom(lang)] },
  { name: 'duties', label: words.duties, show: (duties) => named(dutiesIn(duties)) },
  { name: 'disabled', label: words.disabled, show: (disabled) => disabled && words.disabled },
];

function Title({ type, id }: { type: string; id: string }) {
  const { records, labelOf } = useAllRecords(type);
  const record = records.find(({ _id }) => _id === id);
  return record && labelOf(record);
}

/**
 * The form of a new or an existing account. The server validates it.
 * @param loaded the account to change; without it the form creates one
 */
export function AccountForm({ loaded }: { loaded?: Seen<Account> }) {
  const account = loaded?.row;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { draft, save, isBusy, dialog } = useStoredForm({
    stored: loaded,
    textsOf: (seen) => accountTextsOf(seen?.row),
    ...(account && { read: () => accounts.read(account._id) }),
    async send(changes, seen) {
      const before = accountTextsOf(seen?.row);
      const values = accountChanges(before, { ...before, ...changes });
      if (!seen) return accounts.add(values);
      return Object.keys(values).length === 0 ? {} : accounts.change(seen, values);
    },
    onSaved() {
      void queries.invalidateQueries({ queryKey: accounts.key, refetchType: 'none' });
      if (account && isOwn(account)) void queries.invalidateQueries({ queryKey: OWN_DUTIES_KEY });
      toastSuccess(account ? words.updated : words.added);
      void navigate(ACCOUNTS);
    },
    compared,
  });
  const { role, disabled } = draft.texts;
  const textInput = (name: 'name' | 'email') => ({
    ...draft.inputOf(name),
    label: words[name],
    description: words.required,
    'aria-required': true,
    autoComplete: 'off',
  });

  return (
    <>
      <form
        ref={draft.form}
        className="record-form account-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextInput {...textInput('name')} />
        <TextInput {...textInput('email')} inputMode="email" autoCapitalize="none" spellCheck={false} />
        <PleaseSelect facts={roleFacts} {...draft.fieldOf('role')} options={roles} />
        {role === 'student' && <StudiesFields draft={draft} />}
        {role === 'admin' && <DutiesField {...draft.fieldOf('duties')} />}
        {role === 'admin' && !(account && isOwn(account)) && (
          // One's own language is switched behind one's name, which loads the screen in it.
          <NativeSelect
            {...draft.inputOf('lang')}
            label={words.language}
            description={words.languageHint}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </NativeSelect>
        )}
        <NewPassword isRequired={!account} {...draft.fieldOf('password')} />
        {account && (
          <SwitchField
            label={words.disabled}
            name="disabled"
            hint={words.disabledHint}
            isOn={disabled === 'true'}
            onChange={(isOn) => draft.setText('disabled', isOn ? 'true' : '')}
          />
        )}
        <SaveBar isBusy={isBusy} listPath={ACCOUNTS} />
      </form>
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
      {dialog}
    </>
  );
}

const facultyFacts = { kind: 'reference', name: 'faculty', label: words.faculty, required: false };
const semesterFacts = { kind: 'reference', name: 'semester', label: words.semester, required: false };

/** The faculty of a student and one of its semesters. */
function StudiesFields({ draft }: { draft: Draft }) {
  const faculties = useAllRecords('faculty');
  const semesters = useAllRecords('semester');
  const { faculty = '', semester = '' } = draft.texts;
  const ofFaculty = semesters.records.filter((record) => record.faculty === faculty);
  const options = (records: readonly Item[], titleOf: (record: Item) => string, chosen: string) => [
    ...records.map((record) => ({ value: record._id, label: titleOf(record) })),
    ...(chosen && !records.some(({ _id }) => _id === chosen)
      ? [{ value: chosen, label: words.notTaught }]
      : []),
  ];
  return (
    <>
      <PleaseSelect
        facts={facultyFacts}
        {...draft.fieldOf('faculty')}
        onChange={(chosen) => draft.setAll({ faculty: chosen, semester: '' })}
        options={faculties.isLoaded ? options(faculties.records, faculties.labelOf, faculty) : []}
      />
      <PleaseSelect
        facts={semesterFacts}
        {...draft.fieldOf('semester')}
        options={semesters.isLoaded ? options(ofFaculty, semesters.labelOf, semester) : []}
      />
    </>
  );
}

type InputProps = ReturnType<Draft['fieldOf']>;

/** The duties of an admin, each with what it lets them do (requirement 19.9). */
function DutiesField({ value, onChange, error }: InputProps) {
  const duties = dutiesIn(value);
  const id = useId();
  return (
    <fieldset className="duties-field" aria-describedby={`${id}-hint`}>
      <legend className="field-label">{words.duties}</legend>
      <p id={`${id}-hint`} className="field-hint">
        {words.dutiesHint}
      </p>
      {DUTIES.map((duty) => (
        <div key={duty} className="duty">
          <label>
            <input
              type="checkbox"
              name="duties"
              value={duty}
              checked={duties.includes(duty)}
              aria-describedby={`${id}-${duty}`}
              onChange={({ currentTarget: { checked } }) =>
                onChange(dutiesText(DUTIES.filter((each) => (each === duty ? checked : duties.includes(each)))))
              }
            />
            <span>{DUTY_LABELS[duty]}</span>
          </label>
          <p id={`${id}-${duty}`} className="field-hint">
            {dutyHints[duty]}
          </p>
        </div>
      ))}
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Input for a new password, typed or generated. A generated one is shown until it is changed or saved. */
function NewPassword({ isRequired, value, error, onChange }: InputProps & { isRequired: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [made, setMade] = useState('');
  const isGenerated = made !== '' && value === made;
  const generate = () => {
    const password = generatePassword();
    flushSync(() => {
      setMade(password);
      onChange(password);
    });
    input.current?.select();
  };
  return (
    <div className="new-password">
      <TextInput
        ref={input}
        label={isRequired ? passwordWords.password : passwordWords.newPassword}
        name="password"
        type={isGenerated ? 'text' : 'password'}
        description={isRequired ? passwordWords.hint : passwordWords.newHint}
        autoComplete="new-password"
        spellCheck={false}
        aria-required={isRequired}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(error && { error })}
      />
      <Button variant="default" onClick={generate}>
        {passwordWords.generate}
      </Button>
      <p className="field-hint" aria-live="polite">
        {isGenerated && passwordWords.handOver}
      </p>
    </div>
  );
}

/** Without characters that are easily confused on screen or when read aloud. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of 99 bits that people can copy by hand, like those of the command line. */
export function generatePassword(): string {
  const random = crypto.getRandomValues(new Uint32Array(GROUPS * GROUP_LENGTH));
  const letters = Array.from(random, (number) => ALPHABET.charAt(number % ALPHABET.length));
  return Array.from({ length: GROUPS }, (_, group) =>
    letters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-');
}
