import { Button, NativeSelect, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { DUTIES, DUTY_LABELS, type Duty } from '../../content/duties.ts';
import { generatePassword } from '../../content/generated-password.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, languageFrom, languageNames } from '../../languages/language.ts';
import type { Item } from '../../schema/define-type.ts';
import { messageOf } from '../api/api-error.ts';
import { readSecondFactorsOf, resetSecondFactorOf } from '../api/second-factor.ts';
import type { ComparedField } from '../conflict/choice-dialog.tsx';
import { ConfirmDialog, DialogError } from '../dialog/dialog.tsx';
import { named } from '../duties/own-duties.ts';
import type { FormValues } from '../form/form-values.ts';
import { PleaseSelect, useAllRecords } from '../form/inputs/select.tsx';
import { inputProps } from '../form/inputs/text.tsx';
import { Loaded } from '../form/loaded-record.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { StoredForm } from '../form/stored-form.tsx';
import { FieldError, SwitchField } from '../form/switch-field.tsx';
import type { Texts } from '../form/texts.ts';
import { Heading } from '../layout/heading.tsx';
import type { Seen } from '../list/collection.ts';
import { mailStatusQuery, mails } from '../mail/mail-queries.ts';
import { OWN_DUTIES_KEY, QUIET, useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { ACCOUNTS, type Account, accounts, inviteAgain, isOwn } from './account-queries.ts';
import {
  accountSessionWords,
  dutyHints,
  invitationWords,
  passwordWords,
  secondFactorWords,
  words,
} from './words.ts';
import './accounts.css';
import { browserIn } from '../../languages/browser-words.ts';
import { authorizedRequest } from '../api/request.ts';
import type { OwnSession } from '../api/session.ts';
import { formatDayAndTime, formatFull, timeAgo } from '../format-time.ts';
import { language } from '../language.ts';
import { useChange } from '../list/use-change.ts';
import { sessionWords } from '../session/words.ts';
import '../session/own-account.css';

export function AddAccountScreen() {
  return (
    <>
      <Heading title={words.add} />
      <AccountForm />
    </>
  );
}

export function UpdateAccountScreen() {
  const { id = '' } = useParams();
  const query = useQuery(accounts.one(id));
  return (
    <>
      <Heading title={words.update} />
      <Loaded query={query} back={{ to: ACCOUNTS, label: words.back }}>
        {(loaded) => <Update key={loaded.row._id} loaded={loaded} />}
      </Loaded>
    </>
  );
}

function Update({ loaded }: { loaded: Seen<Account> }) {
  const account = loaded.row;
  return (
    <>
      <p className="record-title">
        {account.name}
        {isOwn(account) && words.you}
      </p>
      <AccountForm loaded={loaded} />
      {!isOwn(account) && !account.disabled && <Invitation account={account} />}
      {!isOwn(account) && <AccountSessions account={account._id} />}
      {account.role === 'admin' && !isOwn(account) && <SecondFactorReset account={account} />}
    </>
  );
}

/** Mails a link to choose a password; where no mail is sent, says whom to ask (requirement 24.19). */
function Invitation({ account: { _id, email } }: { account: Account }) {
  const queries = useQueryClient();
  const sendsMail = useSendsMail();
  // Not `useChange`, which moves the focus to the heading: this button is still there afterwards.
  const invitation = useOneMutation({
    mutationFn: () => inviteAgain(_id),
    onSuccess: () => toastSuccess(invitationWords.sent(email)),
    onSettled: () => mails.refresh(queries),
  });
  return (
    <section className="account-section" aria-labelledby="invitation">
      <h2 id="invitation">{invitationWords.title}</h2>
      <p>{sendsMail === false ? invitationWords.noMail : invitationWords.meaning}</p>
      {sendsMail && (
        <Button variant="default" aria-disabled={invitation.isPending} onClick={() => invitation.mutate()}>
          {invitationWords.send}
        </Button>
      )}
    </section>
  );
}

/** Whether mail is set up; undefined until that is known. */
function useSendsMail(): boolean | undefined {
  const { data } = useQuery(mailStatusQuery);
  return data && data.server !== null;
}

/** Resets the two-step sign-in of a person who has lost the phone (requirement 21.18); renders nothing without one. */
function SecondFactorReset({ account: { _id, name } }: { account: Account }) {
  const queries = useQueryClient();
  const key = [...accounts.key, 'second-factor', _id];
  const { data } = useQuery({ queryKey: key, queryFn: () => readSecondFactorsOf(_id), meta: QUIET });
  const [isAsking, setAsking] = useState(false);
  const reset = useOneMutation({
    mutationFn: () => resetSecondFactorOf(_id),
    meta: QUIET,
    onSuccess() {
      setAsking(false);
      toastSuccess(secondFactorWords.done);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  if (!data?.totp && !data?.passkeys) return null;
  return (
    <section className="account-section" aria-labelledby="second-factor-reset">
      <h2 id="second-factor-reset">{secondFactorWords.title}</h2>
      <p>{secondFactorWords.isSetUp}</p>
      <Button variant="default" onClick={() => setAsking(true)}>
        {secondFactorWords.reset}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={secondFactorWords.question(name)}
          answer={secondFactorWords.reset}
          isBusy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{secondFactorWords.meaning}</p>
          {reset.error && <DialogError>{messageOf(reset.error)}</DialogError>}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** Converts duties from and to the text that the form holds. */
const dutiesIn = (text = ''): Duty[] => DUTIES.filter((duty) => text.split(' ').includes(duty));
const dutiesText = (duties: readonly Duty[]): string => duties.join(' ');

/**
 * Initial values of an account's form: those of the account, or empty ones. `disabled` and `invite` are 'true' or ''. A
 * new admin has no duty before one is ticked.
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
    invite: '',
    disabled: account?.disabled ? 'true' : '',
  };
}

/**
 * Changed texts as the API takes them. Only students have a faculty and a semester, only admins duties.
 * @param texts with those that were not changed
 */
export function accountValues(
  { duties, disabled, invite, password, ...changes }: Texts,
  texts: Texts,
): object {
  const hasNewRole = changes.role !== undefined;
  const leavesStudies = texts.role !== 'student' && (hasNewRole || changes.faculty !== undefined);
  // The server gives all duties to a new admin for whom none are named.
  const namesDuties = texts.role === 'admin' && (hasNewRole || duties !== undefined);
  return {
    ...changes,
    ...(invite === 'true' ? { invite: true } : password !== undefined && { password }),
    ...(leavesStudies && { faculty: '', semester: '' }),
    ...(namesDuties && { duties: dutiesIn(texts.duties) }),
    ...(disabled !== undefined && { disabled: disabled === 'true' }),
  };
}

const nameFacts = { kind: 'text', name: 'name', label: words.name, required: true };
const emailFacts = { kind: 'text', name: 'email', label: words.email, required: true };
const languageFacts = {
  kind: 'choice',
  name: 'lang',
  label: words.language,
  required: false,
  hint: words.languageHint,
};
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
function AccountForm({ loaded }: { loaded?: Seen<Account> }) {
  const account = loaded?.row;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sendsMail = useSendsMail();
  const isInvited = useRef(false);
  const form = useStoredForm({
    stored: loaded,
    textsOf: (seen) => accountTextsOf(seen?.row),
    read: ({ row }) => accounts.read(row._id),
    send(changes, seen) {
      isInvited.current = changes.invite === 'true';
      return accounts.save(accountValues(changes, { ...accountTextsOf(seen?.row), ...changes }), seen);
    },
    onSaved() {
      void queries.invalidateQueries({ queryKey: accounts.key, refetchType: 'none' });
      if (account && isOwn(account)) void queries.invalidateQueries({ queryKey: OWN_DUTIES_KEY });
      toastSuccess(account ? words.updated : isInvited.current ? invitationWords.added : words.added);
      void navigate(ACCOUNTS);
    },
    compared,
  });
  const { values } = form;
  const { role, duties, disabled, invite } = values.texts;
  const [question, setQuestion] = useState<'open' | 'answered'>();
  const losesDuties = role === 'admin' && duties === '' && account?.duties?.length !== 0;
  const input = (facts: typeof nameFacts) => inputProps({ facts, ...values.fieldOf(facts.name) });

  return (
    <>
      <StoredForm
        form={losesDuties && question !== 'answered' ? { ...form, save: () => setQuestion('open') } : form}
        className="account-form"
        listPath={ACCOUNTS}
      >
        <TextInput {...input(nameFacts)} autoComplete="off" />
        <TextInput
          {...input(emailFacts)}
          autoComplete="off"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PleaseSelect facts={roleFacts} {...values.fieldOf('role')} options={roles} />
        {role === 'student' && <StudiesFields values={values} />}
        {role === 'admin' && <DutiesField {...values.fieldOf('duties')} />}
        {role === 'admin' && !(account && isOwn(account)) && (
          // One's own language is switched behind one's name, which loads the screen in it.
          <NativeSelect {...input(languageFacts)}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </NativeSelect>
        )}
        {!account && sendsMail && (
          <SwitchField
            label={invitationWords.invite}
            name="invite"
            hint={invitationWords.hint}
            isOn={invite === 'true'}
            onChange={(isOn) => values.setText('invite', isOn ? 'true' : '')}
          />
        )}
        {!account && sendsMail === false && <p className="field-hint">{invitationWords.noMail}</p>}
        {invite !== 'true' && <NewPassword isRequired={!account} {...values.fieldOf('password')} />}
        {account && (
          <SwitchField
            label={words.disabled}
            name="disabled"
            hint={words.disabledHint}
            isOn={disabled === 'true'}
            onChange={(isOn) => values.setText('disabled', isOn ? 'true' : '')}
          />
        )}
      </StoredForm>
      {question === 'open' && (
        <ConfirmDialog
          title={words.mayNothing}
          answer={words.saveSo}
          cancel={words.giveDuties}
          onConfirm={() => {
            setQuestion('answered');
            form.save();
          }}
          onCancel={() => setQuestion(undefined)}
        >
          <p>{words.mayNothingYet}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const facultyFacts = { kind: 'reference', name: 'faculty', label: words.faculty, required: false };
const semesterFacts = { kind: 'reference', name: 'semester', label: words.semester, required: false };

/** The faculty of a student and one of its semesters. */
function StudiesFields({ values }: { values: FormValues }) {
  const faculties = useAllRecords('faculty');
  const semesters = useAllRecords('semester');
  const { faculty = '', semester = '' } = values.texts;
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
        {...values.fieldOf('faculty')}
        onChange={(chosen) => values.setAll({ faculty: chosen, semester: '' })}
        options={faculties.isLoaded ? options(faculties.records, faculties.labelOf, faculty) : []}
      />
      <PleaseSelect
        facts={semesterFacts}
        {...values.fieldOf('semester')}
        options={semesters.isLoaded ? options(ofFaculty, semesters.labelOf, semester) : []}
      />
    </>
  );
}

type InputProps = ReturnType<FormValues['fieldOf']>;

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
                onChange(
                  dutiesText(DUTIES.filter((each) => (each === duty ? checked : duties.includes(each)))),
                )
              }
            />
            <span>{DUTY_LABELS[duty]}</span>
          </label>
          <p id={`${id}-${duty}`} className="field-hint">
            {dutyHints[duty]}
          </p>
        </div>
      ))}
      <FieldError error={error} />
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

type AccountSession = Omit<OwnSession, 'isCurrent'> & { _id: string };

const sessionsQuery = (account: string) =>
  queryOptions({
    queryKey: [...accounts.key, 'sessions', account],
    async queryFn({ signal }): Promise<AccountSession[]> {
      const { body } = await authorizedRequest({ path: `${accounts.pathOf(account)}/sessions`, signal });
      if (!Array.isArray(body)) throw new Error(accountSessionWords.unread);
      return body;
    },
    staleTime: 0,
    gcTime: 0,
    meta: QUIET,
  });

/** Where somebody else is signed in, with a button for each session and one for all (requirement 21.52). */
function AccountSessions({ account }: { account: string }) {
  const queries = useQueryClient();
  const titleId = useId();
  const query = sessionsQuery(account);
  const { data, error } = useQuery(query);
  const end = useChange({
    make: (session: string) =>
      authorizedRequest({
        method: 'DELETE',
        path: `${accounts.pathOf(account)}/sessions${session && `?${new URLSearchParams({ session })}`}`,
      }),
    onDone: () => toastSuccess(accountSessionWords.ended),
    refresh: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <section className="account-sessions" aria-labelledby={titleId} aria-busy={!data && !error}>
      <h2 id={titleId}>{sessionWords.title}</h2>
      {error && !data && <p className="refusal">{messageOf(error)}</p>}
      {data && <p>{data.length === 0 ? accountSessionWords.none : accountSessionWords.intro}</p>}
      <ul className="own-sessions">
        {data?.map((session) => (
          <SessionLine key={session._id} session={session} onEnd={() => end.make(session._id)} />
        ))}
      </ul>
      {data && data.length > 1 && (
        <Button variant="default" onClick={() => end.make('')}>
          {accountSessionWords.endAll}
        </Button>
      )}
    </section>
  );
}

function SessionLine({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { agent, createdAt, seenAt } = session;
  const id = useId();
  const seen = new Date(seenAt);
  return (
    <li>
      <div id={id}>
        {browserIn(language, agent) || sessionWords.unknownBrowser}
        <span>{sessionWords.since(formatDayAndTime(new Date(createdAt)))}</span>
        <span title={formatFull(seen)}>{sessionWords.lastSeen(timeAgo(seen, new Date()))}</span>
      </div>
      <Button variant="default" size="compact-sm" aria-describedby={id} onClick={onEnd}>
        {accountSessionWords.end}
      </Button>
    </li>
  );
}
