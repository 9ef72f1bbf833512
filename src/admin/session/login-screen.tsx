import { useLocation, useNavigate } from 'react-router';
import { SIGN_IN_AND_CONTINUE } from '../../ui/staff-sign-in.ts';
import { signIn } from '../api/session.ts';
import { CollegeMark } from '../layout/college-mark.tsx';
import { Heading } from '../layout/heading.tsx';
import { useCollege } from '../shell.ts';
import { clearToasts, toastError, toastSuccess } from '../toast/toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { AFTER_RECOVERY, isOtherLanguage } from './profile.ts';
import { rememberSignIn, takeWantedPage } from './wanted-page.ts';
import { words } from './words.ts';
import './session.css';

const DASHBOARD = '/admin/dashboard';

/**
 * The administrator's sign-in. Leads to the dashboard, or by the home page's line to the page that was wanted; after a recovery
 * code to what is to be done about it (requirement 24.20).
 */
export function LoginScreen() {
  const college = useCollege();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <main className="login-screen">
      <div className="login-panel">
        <p className="login-college">
          <CollegeMark />
          {college.name}
        </p>
        <Heading title={words.heading} />
        <CredentialsForm
          signIn={signIn}
          onSignedIn={(profile) => {
            clearToasts();
            // Forgotten in any case, so that it is used once.
            const wanted = takeWantedPage();
            const isContinuing = pathname + search === SIGN_IN_AND_CONTINUE;
            const isRecovered = profile.recoveryCodes !== undefined;
            const to = isRecovered ? AFTER_RECOVERY : isContinuing && wanted !== null ? wanted : DASHBOARD;
            // The sign-in is in English for everybody: the account's language takes another load.
            if (isOtherLanguage(profile.user?.lang)) {
              rememberSignIn();
              window.location.assign(to);
              return;
            }
            toastSuccess(words.signedIn);
            navigate(to);
          }}
          onRefused={toastError}
        />
        <p className="login-forgotten">
          <a href="/password">{words.forgotten}</a>
        </p>
      </div>
      <p>
        <a href="/">{words.backToSite}</a>
      </p>
    </main>
  );
}
