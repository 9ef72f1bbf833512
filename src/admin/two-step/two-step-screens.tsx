import { Button, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, Link, useBlocker, useSearchParams } from 'react-router';
import { messageOf } from '../api/api-error.ts';
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  type Passkey,
  passkeyOptions,
  readPasskeys,
  readSecondFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewRecoveryCodes,
  type SecondFactors,
} from '../api/second-factor.ts';
import { ConfirmDialog, Dialog, DialogAnswers, FormAnswers } from '../dialog/dialog.tsx';
import { useUnsavedWatch } from '../form/unsaved-guard.tsx';
import { digits } from '../language.ts';
import { CollegeMark } from '../layout/college-mark.tsx';
import { ErrorNotice } from '../layout/error-notice.tsx';
import { Heading } from '../layout/heading.tsx';
import { ScreenSkeleton } from '../layout/screen-states.tsx';
import { QUIET, useOneMutation } from '../queries.ts';
import { leaveFor } from '../session/profile.ts';
import { useCollege } from '../shell.ts';
import { frameWords } from '../words.ts';
import { PasswordQuestion } from './password-question.tsx';
import { appWords, codeWords, passkeyWords, recoveredWords, words } from './words.ts';
import './two-step.css';
import '../session/session.css';
import { encode } from 'uqr';
import { words as dialogWords } from '../dialog/words.ts';
import { formatDay, timeAgo } from '../format-time.ts';
import { canUsePasskeys, makePasskey } from '../session/passkey.ts';
import { useTypedForm } from '../session/typed-form.ts';
import { words as sessionWords } from '../session/words.ts';
import { toastSuccess } from '../toast/toasts.ts';

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

const always = () => true;

/** New recovery codes, which are shown once: to print, to copy or to write down. Nothing takes them away unasked. */
function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.key !== nextLocation.key);
  const isLeaving = blocker.state === 'blocked';
  useUnsavedWatch(always);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setOutcome(codeWords.copied),
      () => setOutcome(codeWords.notCopied),
    );
  return (
    <Dialog title={codeWords.shownTitle} onCancel={() => setAsking(true)}>
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
      {(isAsking || isLeaving) && (
        <ConfirmDialog
          title={codeWords.goneTitle}
          answer={codeWords.close}
          onConfirm={() => {
            onClose();
            if (isLeaving) blocker.proceed();
          }}
          cancel={codeWords.show}
          onCancel={() => {
            setAsking(false);
            if (isLeaving) blocker.reset();
          }}
        >
          <p>{codeWords.gone}</p>
        </ConfirmDialog>
      )}
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

interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  /** Called when one was added, renamed or removed. @param codes new recovery codes */
  onChanged: (codes?: readonly string[]) => void;
}

/** The person's passkeys. */
function PasskeysSection({ passkeys, onChanged }: PasskeysSectionProps) {
  const [asked, setAsked] = useState<{ about: Passkey; to: 'rename' | 'remove' } | null>(null);
  const add = useOneMutation({
    mutationFn: async () =>
      addPasskey(passkeyWords.nameOf(digits(passkeys.length + 1)), await makePasskey(await passkeyOptions())),
    onSuccess: ({ recoveryCodes }) => {
      toastSuccess(passkeyWords.added);
      onChanged(recoveryCodes);
    },
  });
  const done = (message: string) => {
    setAsked(null);
    toastSuccess(message);
    onChanged();
  };
  return (
    <section className="two-step-section" aria-labelledby="two-step-passkeys">
      <h2 id="two-step-passkeys">{passkeyWords.title}</h2>
      <p>{passkeyWords.about}</p>
      {passkeys.length > 0 && (
        <ul className="passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey._id}
              passkey={passkey}
              onAsk={(to) => setAsked({ about: passkey, to })}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button variant="default" onClick={() => add.mutate()} data-busy={add.isPending || undefined}>
          {passkeyWords.add}
        </Button>
      ) : (
        <p>{passkeyWords.cannot}</p>
      )}
      {asked?.to === 'remove' && (
        <PasswordQuestion
          title={passkeyWords.removeTitle(asked.about.name)}
          answer={words.remove}
          act={(password) => removePasskey(asked.about._id, password)}
          onCancel={() => setAsked(null)}
          onDone={() => done(passkeyWords.removed)}
        />
      )}
      {asked?.to === 'rename' && (
        <RenamePasskey
          passkey={asked.about}
          onCancel={() => setAsked(null)}
          onDone={() => done(passkeyWords.renamed)}
        />
      )}
    </section>
  );
}

interface PasskeyLineProps {
  passkey: Passkey;
  onAsk: (to: 'rename' | 'remove') => void;
}

function PasskeyLine({ passkey: { name, createdAt, usedAt }, onAsk }: PasskeyLineProps) {
  const used = usedAt ? passkeyWords.used(timeAgo(new Date(usedAt), new Date())) : passkeyWords.unused;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {passkeyWords.addedOn(formatDay(new Date(createdAt)))}, {used}
        </span>
      </div>
      <Button variant="default" aria-label={passkeyWords.renameOne(name)} onClick={() => onAsk('rename')}>
        {passkeyWords.rename}
      </Button>
      <Button variant="default" aria-label={passkeyWords.removeOne(name)} onClick={() => onAsk('remove')}>
        {words.remove}
      </Button>
    </li>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

/** Gives a passkey a name by which its owner knows where it is kept. */
function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const { form, errors, isBusy } = useTypedForm({
    send: (textOf) => renamePasskey(passkey._id, textOf('name')),
    onDone,
    errorAt: 'name',
  });
  return (
    <Dialog title={passkeyWords.renameTitle} onCancel={onCancel}>
      <form {...form}>
        <TextInput
          label={passkeyWords.name}
          name="name"
          defaultValue={passkey.name}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          error={errors.name}
        />
        <FormAnswers onCancel={onCancel} submit={passkeyWords.save} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}

interface AppSectionProps {
  isSetUp: boolean;
  /** Called when the app is set up or removed. @param codes new recovery codes */
  onChanged: (codes?: readonly string[]) => void;
}

/** Setting up and removing the authenticator app. */
function AppSection({ isSetUp, onChanged }: AppSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const begin = useOneMutation({ mutationFn: beginTotp });
  return (
    <section className="two-step-section" aria-labelledby="two-step-app">
      <h2 id="two-step-app">{appWords.title}</h2>
      <p>{isSetUp ? appWords.isSetUp : appWords.about}</p>
      {isSetUp && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {words.remove}
        </Button>
      )}
      {!isSetUp && !begin.data && (
        <Button onClick={() => begin.mutate()} data-busy={begin.isPending || undefined}>
          {appWords.setUp}
        </Button>
      )}
      {!isSetUp && begin.data && (
        <ConfirmApp
          {...begin.data}
          onCancel={() => begin.reset()}
          onConfirmed={(codes) => {
            begin.reset();
            toastSuccess(appWords.done);
            onChanged(codes);
          }}
        />
      )}
      {isAsking && (
        <PasswordQuestion
          title={appWords.removeTitle}
          answer={words.remove}
          act={removeTotp}
          onCancel={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            toastSuccess(appWords.removed);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

interface ConfirmAppProps {
  /** The secret in base 32. */
  secret: string;
  url: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Groups of four, so that people can type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for the app, as a QR code and as text, and the field for the app's first code. */
function ConfirmApp({ secret, url, onConfirmed, onCancel }: ConfirmAppProps) {
  const { form, errors, isBusy } = useTypedForm({
    whenEmpty: { code: sessionWords.noCode },
    send: (textOf) => confirmTotp(textOf('code')),
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    errorAt: 'code',
  });
  return (
    <div className="confirm-app">
      <div>
        <p>{appWords.scan}</p>
        <QrCode text={url} />
      </div>
      <form {...form}>
        <p>
          {appWords.orType} <code className="totp-secret">{grouped(secret)}</code>
        </p>
        <TextInput
          label={sessionWords.code}
          description={appWords.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          withAsterisk={false}
          required
          className="code-field"
          ref={(field) => field?.focus()}
          error={errors.code}
        />
        <div className="credentials-answers">
          <Button variant="default" onClick={onCancel}>
            {dialogWords.cancel}
          </Button>
          <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {appWords.confirm}
          </Button>
        </div>
      </form>
    </div>
  );
}

/**
 * A QR code, drawn in the browser so that the secret is sent nowhere. Dark on light in every theme, as scanners need.
 */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={appWords.qrCode}>
      <path className="qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
      <path d={squares.join('')} />
    </svg>
  );
}
