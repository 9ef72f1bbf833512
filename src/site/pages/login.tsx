import { ContactLines } from '../components/contact-lines.tsx';
import { PageHead } from '../components/page-parts.tsx';
import { Filled } from '../components/written.tsx';
import { Document, NeedsScript } from '../document.tsx';
import { usePageLanguage, useWords } from '../language.tsx';
import type { PageFrame } from '../view-models.ts';
import { dashboardWords, loginWords } from './account-words.ts';

export function LoginPage({ frame }: { frame: PageFrame }) {
  const words = useWords(loginWords);
  const { to } = usePageLanguage();
  return (
    <Document styles="forms" frame={frame} title={words.heading} indexed={false} script="login">
      <div className="wrap">
        <PageHead heading={words.heading}>
          <p>
            <Filled say={words.purpose} text={frame.college.name} />
          </p>
        </PageHead>
        <div className="sign-in">
          <NeedsScript what={words.signingIn} />
          <SignedIn />
          <LoginForm frame={frame} />
          <p>
            <a href={to('/password')}>{words.forgotten}</a>
          </p>
          <p>{words.lost}</p>
          <ContactLines college={frame.college} />
          <p>
            <a className="quiet" href="/admin/login">
              {words.staff}
            </a>
          </p>
        </div>
      </div>
    </Document>
  );
}

/** Outside of a `<dialog>` the method `dialog` sends nothing, so a password is not sent before the script has loaded. */
function LoginForm({ frame }: { frame: PageFrame }) {
  const words = useWords(loginWords);
  return (
    <form
      id="login"
      method="dialog"
      className="form scripted"
      data-signing-in={frame.assets.islands?.signingIn?.src}
    >
      <div className="field">
        <label htmlFor="email">{words.email}</label>
        <input
          id="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
      <div className="field">
        <label htmlFor="password">{words.password}</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
      </div>
      <div className="form-answers">
        <button id="login-button" className="button" type="submit">
          {words.login}
        </button>
      </div>
      <p className="unsent">{words.unsent}</p>
    </form>
  );
}

/** Filled in and shown by the script for a signed-in person. */
function SignedIn() {
  const words = useWords(loginWords);
  const { logout } = useWords(dashboardWords);
  const { to } = usePageLanguage();
  return (
    <section id="signed-in" className="signed-in" aria-label={words.signedIn} hidden>
      <p>
        {words.signedInAs}
        <strong id="signed-in-name" />
        {words.role}
        <span id="signed-in-role" />
        {words.end}
      </p>
      <p className="form-answers">
        <a id="signed-in-dashboard" className="button" href={to('/')}>
          {words.dashboard}
        </a>
        <button id="signed-in-logout" className="button secondary" type="button">
          {logout}
        </button>
      </p>
    </section>
  );
}
