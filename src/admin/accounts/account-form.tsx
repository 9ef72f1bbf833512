import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { LANGUAGES, languageFrom, languageNames } from '../../languages/language.ts';
import type { Item } from '../../schema/define-type.ts';
import type { ComparedField } from '../conflict/choice-dialog.tsx';
import { named } from '../duties/named.ts';
import { PleaseSelect, useAllRecords } from '../form/inputs/select.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import type { Draft } from '../form/use-draft.ts';
import { useStoredForm } from '../form/use-stored-form.tsx';
import type { Seen } from '../list/collection.ts';
import { OWN_DUTIES_KEY } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { accountChanges, accountTextsOf, dutiesIn, dutiesText } from './account-draft.ts';
import { ACCOUNTS, type Account, accounts, isOwn } from './account-queries.ts';
import { NewPassword } from './new-password.tsx';
import { dutyHints, words } from './words.ts';
import '../form/form.css';
import './accounts.css';

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
  const { texts, errors, setText } = draft;
  const textInput = (name: 'name' | 'email', label: string) => ({
    label,
    name,
    description: words.required,
    'aria-required': true,
    autoComplete: 'off',
    value: texts[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => setText(name, event.currentTarget.value),
    ...(errors[name] && { error: errors[name] }),
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
        <TextInput {...textInput('name', words.name)} />
        <TextInput
          {...textInput('email', words.email)}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PleaseSelect
          facts={roleFacts}
          value={texts.role ?? ''}
          onChange={(role) => setText('role', role)}
          error={errors.role}
          options={roles}
        />
        {texts.role === 'student' && <StudiesFields draft={draft} />}
        {texts.role === 'admin' && (
          <DutiesField
            duties={dutiesIn(texts.duties)}
            onChange={(duties) => setText('duties', dutiesText(duties))}
            error={errors.duties}
          />
        )}
        {texts.role === 'admin' && !(account && isOwn(account)) && (
          <LanguageSelect
            value={texts.lang ?? ''}
            error={errors.lang}
            onChange={(lang) => setText('lang', lang)}
          />
        )}
        <NewPassword
          isRequired={!account}
          value={texts.password ?? ''}
          error={errors.password}
          onChange={(password) => setText('password', password)}
        />
        {account && (
          <SwitchField
            label={words.disabled}
            name="disabled"
            hint={words.disabledHint}
            isOn={texts.disabled === 'true'}
            onChange={(isOn) => setText('disabled', isOn ? 'true' : '')}
          />
        )}
        <SaveBar isBusy={isBusy} progress={null} listPath={ACCOUNTS} />
      </form>
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
      {dialog}
    </>
  );
}

interface LanguageSelectProps {
  value: string;
  error: string | undefined;
  onChange: (language: string) => void;
}

/** The language of somebody else's account: one's own is switched behind one's name, which loads the screen in it. */
function LanguageSelect({ value, error, onChange }: LanguageSelectProps) {
  return (
    <NativeSelect
      label={words.language}
      name="lang"
      description={words.languageHint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(error && { error })}
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </NativeSelect>
  );
}

const facultyFacts = { kind: 'reference', name: 'faculty', label: words.faculty, required: false };
const semesterFacts = { kind: 'reference', name: 'semester', label: words.semester, required: false };

/** The faculty of a student and one of its semesters. */
function StudiesFields({ draft: { texts, errors, setText } }: { draft: Draft }) {
  const faculties = useAllRecords('faculty');
  const semesters = useAllRecords('semester');
  const { faculty = '', semester = '' } = texts;
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
        value={faculty}
        onChange={(chosen) => {
          setText('faculty', chosen);
          setText('semester', '');
        }}
        error={errors.faculty}
        options={faculties.isLoaded ? options(faculties.records, faculties.labelOf, faculty) : []}
      />
      <PleaseSelect
        facts={semesterFacts}
        value={semester}
        onChange={(chosen) => setText('semester', chosen)}
        error={errors.semester}
        options={semesters.isLoaded ? options(ofFaculty, semesters.labelOf, semester) : []}
      />
    </>
  );
}

interface DutiesFieldProps {
  duties: readonly Duty[];
  onChange: (duties: Duty[]) => void;
  error: string | undefined;
}

/** The duties of an admin, each with what it lets them do (requirement 19.9). */
function DutiesField({ duties, onChange, error }: DutiesFieldProps) {
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
                onChange(DUTIES.filter((each) => (each === duty ? checked : duties.includes(each))))
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
