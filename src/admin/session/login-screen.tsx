import { useNavigate } from 'react-router';
import { Logo } from '../../ui/logo.tsx';
import { Heading } from '../layout/heading.tsx';
import { useCollegeName } from '../shell.ts';
import { clearToasts, toastError, toastSuccess } from '../toast/toasts.ts';
import { CredentialsForm } from './credentials-form.tsx';
import './session.css';

/** The administrator's sign-in. */
export function LoginScreen() {
  const college = useCollegeName();
  const navigate = useNavigate();
  return (
    <main className="login-screen">
      <div className="login-panel">
        <p className="login-college">
          <Logo />
          {college}
        </p>
        <Heading title="Administrator sign-in" />
        <CredentialsForm
          onSignedIn={() => {
            clearToasts();
            toastSuccess('Login Successfully');
            navigate('/admin/dashboard');
          }}
          onRefused={toastError}
        />
      </div>
      <p>
        <a href="/">Back to the website</a>
      </p>
    </main>
  );
}
