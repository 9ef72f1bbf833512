import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { renewRecoveryCodes } from '../api/second-factor.ts';
import { digits } from '../language.ts';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { hasSecondFactor, secondFactorQuery } from './second-factor-query.ts';
import './two-step.css';
import '../session/session.css';
import { codeWords } from './words.ts';

/** The person's authenticator app, passkeys and recovery codes. */
export function TwoStepPanel() {
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
