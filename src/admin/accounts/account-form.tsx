import { NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { LANGUAGES, languageNames } from '../../languages/language.ts';
import type { Item } from '../../schema/define-type.ts';
import { hasStatus, messageOf } from '../api/api-error.ts';
import { PleaseSelect, useAllRecords } from '../form/inputs/select.tsx';
import { SaveBar } from '../form/save-bar.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { type Draft, useDraft } from '../form/use-draft.ts';
import { OWN_DUTIES_KEY, QUIET } from '../queries.ts';
import { toastError, toastSuccess } from '../toast/toasts.ts';
import { accountChanges, accountTextsOf, dutiesIn, dutiesText } from './account-draft.ts';
import { ACCOUNTS, type Account, accounts, isOwn } from './account-queries.ts';
import { DutiesField } from './duties-field.tsx';
import { NewPassword } from './new-password.tsx';
import { words } from './words.ts';
import '../form/form.css';
import './accounts.css';
import { SwitchField } from '../form/switch-field.tsx';

interface AccountFormProps {
  /** The account to change; without it the form creates one. */
  account?: Account;
  /** The toast after saving. */
  message: string;
  send: (changes: object) => Promise<unknown>;
}

const roleFacts = { kind: 'choice', name: 'role', label: words.role, required: true };
const roles = Object.entries(words.roles).map(([value, label]) => ({ value, label }));

/** The form of a new or an existing account. The server validates it. */
export function AccountForm({ account, message, send }: AccountFormProps) {
  const [start] = useState(() => accountTextsOf(account));
  const draft = useDraft(start, {});
  const { texts, errors, setText } = draft;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isSaving = useRef(false);
  const saving = useMutation({
    mutationFn: send,
    meta: QUIET,
    onSuccess() {
      draft.markSaved();
      void queries.invalidateQueries({ queryKey: accounts.key, refetchType: 'none' });
      if (account && isOwn(account)) void queries.invalidateQueries({ queryKey: OWN_DUTIES_KEY });
      toastSuccess(message);
      void navigate(ACCOUNTS);
    },
    onError(error) {
      toastError(hasStatus(error, 412) ? words.changedMeanwhile : messageOf(error));
      draft.showErrors(error);
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });
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
          if (isSaving.current || saving.isSuccess) return;
          isSaving.current = true;
          draft.clearErrors();
          saving.mutate(accountChanges(start, texts));
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
          <DisabledSwitch
            isOn={texts.disabled === 'true'}
            onChange={(isOn) => setText('disabled', isOn ? 'true' : '')}
          />
        )}
        <SaveBar isBusy={saving.isPending} progress={null} listPath={ACCOUNTS} />
      </form>
      <UnsavedGuard isUnsaved={draft.isUnsaved} />
    </>
  );
}

interface DisabledSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function DisabledSwitch(props: DisabledSwitchProps) {
  return <SwitchField label={words.disabled} name="disabled" hint={words.disabledHint} {...props} />;
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
