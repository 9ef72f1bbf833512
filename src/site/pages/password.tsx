import type { ReactNode } from 'react';
import { ContactLines } from '../components/contact-lines.tsx';
import { PageHead } from '../components/page-parts.tsx';
import { RefusalSummary } from '../components/visitor-form.tsx';
import { Filled, Written } from '../components/written.tsx';
import { Document } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { CollegeFacts, PageFrame, Refusal } from '../view-models.ts';
import { passwordWords } from './password-words.ts';

/** What has just been done: a link was asked for, or the password of one of the staff, or of somebody else, was set. */
export type PasswordDone = 'sent' | 'staff' | 'member';

interface AskingProps {
  frame: PageFrame;
  /** Whether links are mailed here. */
  sendsMail: boolean;
  /** The address that was refused. */
  typed?: string;
  refusal?: Refusal | undefined;
}

/** The page that mails a link to set a password by, and says what comes next. */
export function ForgottenPasswordPage({ done, ...asking }: AskingProps & { done: PasswordDone | undefined }) {
  const words = useWords(passwordWords);
  const { to } = usePageLanguage();
  const { frame } = asking;
  if (done === 'sent' && asking.sendsMail)
    return (
      <PasswordPage frame={frame} heading={words.sent.heading} text={words.sent.text}>
        <Help college={frame.college} text={words.sent.nothing} />
        <p>
          <a href={to('/password')}>{words.sent.again}</a>
        </p>
      </PasswordPage>
    );
  if (done && done !== 'sent')
    return (
      <PasswordPage frame={frame} heading={words.done.heading} text={words.done.text}>
        <p className="form-answers">
          <a className="button" href={done === 'staff' ? '/admin/login' : to('/login')}>
            {words.done.signIn}
          </a>
        </p>
      </PasswordPage>
    );
  return (
    <PasswordPage frame={frame} heading={words.heading}>
      <Asking {...asking} />
    </PasswordPage>
  );
}

/** The page of a link that sets no password, or none any more. */
export function DeadLinkPage(asking: AskingProps) {
  const { heading, text, signIn, staff, another } = useWords(passwordWords).over;
  const { to } = usePageLanguage();
  return (
    <PasswordPage frame={asking.frame} heading={heading} text={text}>
      <p className="form-answers">
        <a className="button" href={to('/login')}>
          {signIn}
        </a>
        <a className="button secondary" href="/admin/login">
          {staff}
        </a>
      </p>
      {asking.sendsMail && <h2>{another}</h2>}
      <Asking {...asking} />
    </PasswordPage>
  );
}

interface NewPasswordProps {
  frame: PageFrame;
  /** The path of the page, with its link's secret. */
  action: string;
  /** Of the account's owner. */
  name: string;
  email: string;
  /** It is the first password of the account. */
  isNew: boolean;
  refusal: Refusal | undefined;
}

/** The page of a link, where a password is chosen. */
export function NewPasswordPage({ frame, action, name, email, isNew, refusal }: NewPasswordProps) {
  const words = useWords(passwordWords).choosing;
  const { to } = usePageLanguage();
  return (
    <PasswordPage frame={frame} heading={words.heading} text={isNew ? words.first : words.text}>
      <p>
        <Filled say={words.whose} text={name}>
          <strong>
            <Written text={name} />
          </strong>
        </Filled>
      </p>
      <form className="form" method="post" action={to(action)} noValidate>
        {refusal && <RefusalSummary names={['password']} refusal={refusal} />}
        <div className="fields">
          {/* Tells the browser for whom to keep the password. */}
          <Field name="email" label={words.email} autoComplete="username" readOnly defaultValue={email} />
          <Field
            name="password"
            type="password"
            label={words.password}
            hint={words.rules}
            autoComplete="new-password"
            error={refusal?.fields.password}
          />
        </div>
        <div className="form-answers">
          <button className="button" type="submit">
            {words.save}
          </button>
        </div>
      </form>
    </PasswordPage>
  );
}

interface PasswordPageProps {
  frame: PageFrame;
  heading: string;
  text?: string;
  children: ReactNode;
}

/** Without the chat, which is no place to ask for a password. */
function PasswordPage({ frame, heading, text, children }: PasswordPageProps) {
  return (
    <Document styles="forms" frame={frame} title={heading} indexed={false} chat={false}>
      <div className="wrap">
        <PageHead heading={heading}>{text && <p>{text}</p>}</PageHead>
        <div className="sign-in">{children}</div>
      </div>
    </Document>
  );
}

/** The form that mails a link; where no mail is sent, whom to ask instead. */
function Asking({ frame, sendsMail, typed = '', refusal }: AskingProps) {
  const words = useWords(passwordWords);
  const { to } = usePageLanguage();
  if (!sendsMail) return <Help college={frame.college} text={words.noMail} />;
  return (
    <>
      <p>{words.text}</p>
      <form className="form" method="post" action={to('/password')} noValidate>
        {refusal && <RefusalSummary names={['email']} refusal={refusal} />}
        <div className="fields">
          <Field
            name="email"
            label={words.email}
            autoComplete="username"
            inputMode="email"
            defaultValue={typed}
            error={refusal?.fields.email}
          />
        </div>
        <div className="form-answers">
          <button className="button" type="submit">
            {words.send}
          </button>
        </div>
      </form>
      <Help college={frame.college} text={words.otherwise} />
    </>
  );
}

/** Whom to ask at the college. */
function Help({ college, text }: { college: CollegeFacts; text: string }) {
  const { email } = college;
  return (
    <>
      <p>{text}</p>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <ContactLines college={college} />
    </>
  );
}

interface FieldProps {
  name: string;
  label: string;
  type?: 'password';
  autoComplete: string;
  inputMode?: 'email';
  readOnly?: boolean;
  hint?: string;
  defaultValue?: string;
  error?: string | undefined;
}

function Field({ name, label, hint, error, readOnly, ...attributes }: FieldProps) {
  return (
    <div className={`field field-${name}`}>
      <p className="field-head">
        <label htmlFor={name}>{label}</label>
      </p>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={readOnly}
        aria-required={!readOnly || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${name}-hint ${name}-error` : `${name}-error`}
        {...attributes}
      />
      <p id={`${name}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}
