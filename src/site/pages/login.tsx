import { ContactLines } from '../components/contact-lines.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Document, NeedsScript } from '../document.tsx';
import type { LoginPageProps } from '../view-models.ts';

export function LoginPage({ frame }: LoginPageProps) {
  return (
    <Document styles="forms" frame={frame} title="Login" indexed={false} script="login">
      <div className="wrap">
        <PageHead heading="Login">
          <p>Students and teachers of {frame.college.name} get their sign-in from the college office.</p>
        </PageHead>
        <div className="sign-in">
          <NeedsScript what="Signing in" />
          <SignedIn />
          <LoginForm />
          <p>Lost yours, or never had one? Call the office or stop by with your identity card.</p>
          <ContactLines college={frame.college} />
          <p>
            <a className="quiet" href="/admin/login">
              Staff sign-in
            </a>
          </p>
        </div>
      </div>
    </Document>
  );
}

/** Outside of a `<dialog>` the method `dialog` sends nothing, so a password is not sent before the script has loaded. */
function LoginForm() {
  return (
    <form id="login" method="dialog" className="form scripted">
      <div className="field">
        <label htmlFor="email">Email</label>
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
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
      </div>
      <div className="form-answers">
        <button id="login-button" className="button" type="submit">
          Login
        </button>
      </div>
    </form>
  );
}

/** Filled in and shown by the script for a signed-in person. */
function SignedIn() {
  return (
    <section id="signed-in" className="signed-in" aria-label="Signed in" hidden>
      <p>
        You are signed in as <strong id="signed-in-name" /> (<span id="signed-in-role" />
        ).
      </p>
      <p className="form-answers">
        <a id="signed-in-dashboard" className="button" href="/">
          Go to your dashboard
        </a>
        <button id="signed-in-logout" className="button secondary" type="button">
          Logout
        </button>
      </p>
    </section>
  );
}
