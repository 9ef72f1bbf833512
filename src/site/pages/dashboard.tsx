import { DatedList } from '../components/entries.tsx';
import { More, PageHead } from '../components/page-parts.tsx';
import { words as inEach } from '../components/words.ts';
import { Document, NeedsScript } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { Entry, PageFrame } from '../view-models.ts';
import { dashboardWords } from './account-words.ts';
import { passageWords } from './passage-words.ts';
import { pageWords } from './words.ts';

interface DashboardPageProps {
  frame: PageFrame;
  role: 'student' | 'teacher';
  notices: readonly Entry[];
}

/** The dashboard of a student or a teacher. Its script shows it to that role, and redirects everyone else. */
export function DashboardPage({ frame, role, notices }: DashboardPageProps) {
  const words = useWords(dashboardWords);
  const { links } = useWords(inEach);
  const { to } = usePageLanguage();
  const { title, soon } = words[role];
  return (
    <Document
      styles="forms"
      frame={frame}
      title={title}
      indexed={false}
      script="dashboard"
      isGuarded
      chat={false}
    >
      <div className="wrap">
        <NeedsScript what={words.yourDashboard} />
        <div id="dashboard" className="dashboard" data-role={role} hidden>
          <PageHead heading={title}>
            <p>
              {words.greeting}
              <strong id="dashboard-name" />
              {words.greetingEnd}
            </p>
          </PageHead>
          <p>{soon}</p>
          <p>
            {words.untilThen}
            <a href={to('/notices')}>{links['/notices']}</a>
            {words.and}
            <a href={to('/news-and-events')}>{links['/news-and-events']}</a>
            {words.end}
          </p>
          {role === 'student' && <Studies />}
          {notices.length > 0 && (
            <>
              <h2>{words.latest}</h2>
              <DatedList entries={notices} today={frame.today} />
            </>
          )}
          <h2>{words.account}</h2>
          <div className="form-answers">
            <button id="logout" className="button secondary" type="button">
              {words.logout}
            </button>
            <button id="change-password" className="button secondary" type="button">
              {words.changePassword}
            </button>
            <button id="see-sessions" className="button secondary" type="button">
              {words.sessions}
            </button>
          </div>
          <PasswordDialog />
          <SessionsDialog />
        </div>
      </div>
    </Document>
  );
}

function PasswordDialog() {
  const words = useWords(dashboardWords);
  return (
    <dialog id="password-dialog" className="dialog" aria-labelledby="password-title">
      <h2 id="password-title">{words.changePassword}</h2>
      <form id="password-form" method="dialog" className="form">
        <p id="password-refusal" className="field-error" role="alert" />
        <PasswordField name="current" label={words.currentPassword} autoComplete="current-password" />
        <PasswordField
          name="password"
          label={words.newPassword}
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        <div className="form-answers">
          <button className="button" type="submit">
            {words.save}
          </button>
          <button className="button secondary" type="button" data-close>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}

interface PasswordFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  hint?: string;
}

function PasswordField({ name, label, autoComplete, hint }: PasswordFieldProps) {
  const id = `password-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="password"
        autoComplete={autoComplete}
        aria-describedby={`${id}-error${hint ? ` ${id}-hint` : ''}`}
        required
      />
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" />
    </div>
  );
}

function SessionsDialog() {
  const words = useWords(dashboardWords);
  const { close } = useWords(inEach);
  return (
    <dialog id="sessions-dialog" className="dialog" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.sessions}</h2>
      <p>{words.sessionsText}</p>
      <ul id="sessions" className="sessions" />
      <div className="form-answers">
        <button className="button secondary" type="button" data-close>
          {close}
        </button>
        <button id="sign-out-everywhere" className="button" type="button">
          {words.signOutEverywhere}
        </button>
      </div>
    </dialog>
  );
}

/** A student's programme, semester and subjects, filled in and shown by the script (requirement 17.152). */
function Studies() {
  const { studies: words } = useWords(pageWords);
  const { faculty: facultyWords } = useWords(passageWords);
  return (
    <section id="studies" className="studies" aria-labelledby="studies-heading" hidden>
      <h2 id="studies-heading">{words.heading}</h2>
      <p
        id="studies-message"
        data-none={words.none}
        data-failed={words.failed}
        data-ended={words.ended}
        hidden
      />
      <p id="studies-sign-in" hidden>
        <More href="/login">{words.signIn}</More>
      </p>
      <dl id="studies-facts" hidden>
        <div>
          <dt>{words.programme}</dt>
          <dd id="studies-programme" />
        </div>
        <div>
          <dt>{words.semester}</dt>
          <dd id="studies-semester" />
        </div>
      </dl>
      <table id="studies-table" hidden>
        <caption>{words.subjects}</caption>
        <thead>
          <tr>
            <th scope="col">{facultyWords.code}</th>
            <th scope="col">{facultyWords.subject}</th>
            <th scope="col">{facultyWords.credits}</th>
          </tr>
        </thead>
        <tbody id="studies-subjects" />
      </table>
    </section>
  );
}
