import { DatedList } from '../components/dated-list.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Studies } from '../components/studies.tsx';
import { Document, NeedsScript } from '../document.tsx';
import type { DashboardPageProps } from '../view-models.ts';

const words = {
  student: {
    title: 'Student Dashboard',
    soon: 'Your timetable, your marks and your papers will have their place here.',
  },
  teacher: {
    title: 'Teacher Dashboard',
    soon: 'Your classes, your timetable and your papers will have their place here.',
  },
};

/** The dashboard of a student or a teacher. Its script shows it to that role, and redirects everyone else. */
export function DashboardPage({ frame, role, notices }: DashboardPageProps) {
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
        <NeedsScript what="Your dashboard" />
        <div id="dashboard" className="dashboard" data-role={role} hidden>
          <PageHead heading={title}>
            <p>
              Namaste, <strong id="dashboard-name" />.
            </p>
          </PageHead>
          <p>{soon}</p>
          <p>
            Until then, what the college has to say stands under <a href="/notices">Notices</a> and{' '}
            <a href="/news-and-events">News &amp; Events</a>.
          </p>
          {role === 'student' && <Studies />}
          {notices.length > 0 && (
            <>
              <h2>Latest notices</h2>
              <DatedList entries={notices} today={frame.today} />
            </>
          )}
          <h2>Your account</h2>
          <div className="form-answers">
            <button id="logout" className="button secondary" type="button">
              Logout
            </button>
            <button id="change-password" className="button secondary" type="button">
              Change password
            </button>
            <button id="see-sessions" className="button secondary" type="button">
              Sessions
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
  return (
    <dialog id="password-dialog" className="dialog" aria-labelledby="password-title">
      <h2 id="password-title">Change password</h2>
      <form id="password-form" method="dialog" className="form">
        <p id="password-refusal" className="field-error" role="alert" />
        <PasswordField name="current" label="Current password" autoComplete="current-password" />
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint="At least 10 characters. Several words that do not belong together are easy to keep."
        />
        <div className="form-answers">
          <button className="button" type="submit">
            Save
          </button>
          <button className="button secondary" type="button" data-close>
            Cancel
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
  return (
    <dialog id="sessions-dialog" className="dialog" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Sessions</h2>
      <p>Where you are signed in:</p>
      <ul id="sessions" className="sessions" />
      <div className="form-answers">
        <button className="button secondary" type="button" data-close>
          Close
        </button>
        <button id="sign-out-everywhere" className="button" type="button">
          Sign out everywhere
        </button>
      </div>
    </dialog>
  );
}
