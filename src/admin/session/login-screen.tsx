import { useNavigate, useSearchParams } from 'react-router';
import { addressIn } from '../../languages/address.ts';
import { languageNames, otherThan } from '../../languages/language.ts';
import { CONTINUE } from '../../ui/staff-sign-in.ts';
import { signIn } from '../api/session.ts';
import { HOME, language } from '../language.ts';
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
  const [asked] = useSearchParams();
  const isContinuing = asked.has(CONTINUE);
  const other = otherThan(language);
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
            const isRecovered = profile.recoveryCodes !== undefined;
            const to = isRecovered ? AFTER_RECOVERY : isContinuing && wanted !== null ? wanted : DASHBOARD;
            // Nobody was known before: the account's language may take another load.
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
          <a href={addressIn(language, '/password')}>{words.forgotten}</a>
        </p>
      </div>
      <p className="login-ways">
        <a href={HOME}>{words.backToSite}</a>
        <a href={`?lang=${other}${isContinuing ? `&${CONTINUE}` : ''}`} lang={other}>
          {languageNames[other]}
        </a>
      </p>
    </main>
  );
}
