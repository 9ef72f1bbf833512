import { Button } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Link, useSearchParams } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import {
  readPasskeys,
  readSecondFactors,
  renewRecoveryCodes,
  type SecondFactors,
} from '../api/second-factor.ts';
import { Dialog, DialogAnswers } from '../dialog/dialog.tsx';
import { digits } from '../language.ts';
import { CollegeMark } from '../layout/college-mark.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { QUIET } from '../queries.ts';
import { leaveFor } from '../session/profile.ts';
import { useCollege } from '../shell.ts';
import { frameWords } from '../words.ts';
import { AppSection } from './app-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { codeWords, recoveredWords, words } from './words.ts';
import './two-step.css';
import '../session/session.css';

/** The person's own second factors, reached from the menu behind their name, and after a sign-in with a recovery code. */
export function TwoStepScreen() {
  const [parameters] = useSearchParams();
  return (
    <>
      <Heading title={words.title} />
      <p className="two-step-intro">{words.intro}</p>
      <TwoStepPanel isRecovered={parameters.has('recovered')} />
    </>
  );
}

/** The one screen that opens to an administrator without a second factor where the settings ask for one. */
export function EnrolmentScreen() {
  const college = useCollege();
  const { data } = useQuery(secondFactorQuery);
  return (
    <main className="enrolment-screen">
      <p className="login-college">
        <CollegeMark />
        {college.name}
      </p>
      <Heading title={words.enrolTitle} />
      <p className="two-step-intro">{words.enrolIntro}</p>
      <TwoStepPanel />
      <div className="enrolment-answers">
        {data && hasSecondFactor(data.factors) && (
          <Button onClick={() => void leaveFor('/admin/dashboard')}>{words.goOn}</Button>
        )}
        <Form method="post" action="/admin/logout">
          <Button type="submit" variant="default">
            {frameWords.logout}
          </Button>
        </Form>
      </div>
    </main>
  );
}

/**
 * The person's authenticator app, passkeys and recovery codes.
 * @param props.isRecovered whether one of the codes was just used to sign in
 */
function TwoStepPanel({ isRecovered = false }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isRenewing, setRenewing] = useState(false);
  const changed = async (shown: readonly string[] = []) => {
    setCodes(shown);
    await queries.invalidateQueries(secondFactorQuery);
  };
  if (!data && error) return <ErrorNotice message={messageOf(error)} onTryAgain={() => void refetch()} />;
  if (!data) return <ScreenSkeleton />;
  const { factors, passkeys } = data;
  return (
    <div className="two-step">
      {isRecovered && hasSecondFactor(factors) && (
        <section className="notice-box" aria-labelledby="recovered">
          <h2 id="recovered">{recoveredWords.title}</h2>
          <p>
            <strong>{recoveredWords.left(digits(factors.recoveryCodes))}</strong> {recoveredWords.next}
          </p>
          <div className="enrolment-answers">
            <Button onClick={() => setRenewing(true)}>{codeWords.renew}</Button>
            <Button component={Link} to="/admin/dashboard" variant="default">
              {words.goOn}
            </Button>
          </div>
        </section>
      )}
      <AppSection isSetUp={factors.totp} onChanged={(shown) => void changed(shown)} />
      <PasskeysSection passkeys={passkeys} onChanged={(shown) => void changed(shown)} />
      {hasSecondFactor(factors) && (
        <section className="two-step-section" aria-labelledby="two-step-codes">
          <h2 id="two-step-codes">{codeWords.title}</h2>
          <p>
            {codeWords.about} <strong>{codeWords.left(digits(factors.recoveryCodes))}</strong>
          </p>
          <Button variant="default" onClick={() => setRenewing(true)}>
            {codeWords.renew}
          </Button>
        </section>
      )}
      {isRenewing && (
        <PasswordQuestion
          title={codeWords.renewTitle}
          hint={codeWords.renewHint}
          answer={codeWords.renew}
          act={renewRecoveryCodes}
          onCancel={() => setRenewing(false)}
          onDone={({ recoveryCodes }) => {
            setRenewing(false);
            void changed(recoveryCodes);
          }}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={() => setCodes([])} />}
    </div>
  );
}

/** New recovery codes, which are shown once: to print, to copy or to write down. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome(codeWords.copied),
      () => setOutcome(codeWords.notCopied),
    );
  return (
    <Dialog title={codeWords.shownTitle} onCancel={onClose}>
      <p>{codeWords.keep}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p role="status">{outcome}</p>
      <DialogAnswers>
        <Button variant="default" onClick={() => void copy()}>
          {codeWords.copy}
        </Button>
        <Button variant="default" data-autofocus onClick={() => window.print()}>
          {codeWords.print}
        </Button>
        <Button onClick={onClose}>{codeWords.kept}</Button>
      </DialogAnswers>
    </Dialog>
  );
}

/** The person's second factors and passkeys. */
const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: async () => {
    const [factors, passkeys] = await Promise.all([readSecondFactors(), readPasskeys()]);
    return { factors, passkeys };
  },
  meta: QUIET,
});

const hasSecondFactor = ({ totp, passkeys }: SecondFactors) => totp || passkeys > 0;
