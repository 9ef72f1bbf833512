import { TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { ComparedField } from '../conflict/choice-dialog.tsx';
import { inputProps } from '../form/inputs/text.tsx';
import { Loaded } from '../form/loaded-record.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { StoredForm } from '../form/stored-form.tsx';
import { SwitchField } from '../form/switch-field.tsx';
import { formDataOf, type Texts } from '../form/texts.ts';
import { Heading } from '../layout/heading.tsx';
import type { Seen } from '../list/collection.ts';
import { toastSuccess, toastWarnings } from '../toast/toasts.ts';
import {
  MISSING_PAGES,
  missingPages,
  REDIRECTS,
  type Redirect,
  readable,
  redirects,
} from './redirect-queries.ts';
import { redirectWords } from './words.ts';
import './redirects.css';

/** The form of a new redirect. One that begins at a missing page leads back to their list. */
export function AddRedirectScreen() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? undefined;
  return (
    <>
      <Heading title={redirectWords.add} />
      <RedirectForm from={from} listPath={from === undefined ? REDIRECTS : MISSING_PAGES} />
    </>
  );
}

export function UpdateRedirectScreen() {
  const { id = '' } = useParams();
  const query = useQuery(redirects.one(id));
  return (
    <>
      <Heading title={redirectWords.update} />
      <Loaded query={query} back={{ to: REDIRECTS, label: redirectWords.back }}>
        {(loaded) => <RedirectForm key={loaded.row._id} loaded={loaded} listPath={REDIRECTS} />}
      </Loaded>
    </>
  );
}

interface RedirectFormProps {
  /** The redirect to change; without it the form adds one. */
  loaded?: Seen<Redirect>;
  /** The old address of a new one, filled in. */
  from?: string | undefined;
  /** Where the form leads when it is saved or given up. */
  listPath: string;
}

/** `permanent` is 'true' or 'false'. */
const textsOf = (redirect: Redirect | undefined): Texts => ({
  from: redirect?.from ?? '',
  to: redirect ? readable(redirect.to) : '',
  permanent: String(redirect?.permanent ?? true),
});

const compared: readonly ComparedField[] = [
  { name: 'from', label: redirectWords.from, show: (text) => text },
  { name: 'to', label: redirectWords.to, show: (text) => text },
  {
    name: 'permanent',
    label: redirectWords.kind,
    show: (text) => (text === 'true' ? redirectWords.permanent : redirectWords.forNow),
  },
];

/** The form of a new or an existing redirect. The server validates it. */
function RedirectForm({ loaded, from, listPath }: RedirectFormProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useStoredForm({
    stored: loaded,
    textsOf: (seen) => textsOf(seen?.row),
    ...(from !== undefined && { filledIn: { from } }),
    read: ({ row }) => redirects.read(row._id),
    send: (changes, seen) => redirects.save(formDataOf(changes), seen),
    onSaved({ row }) {
      for (const { key: queryKey } of [redirects, missingPages])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      toastSuccess(loaded ? redirectWords.updated : redirectWords.added);
      toastWarnings(row);
      void navigate(listPath);
    },
    compared,
  });
  const { values } = form;
  const permanent = values.fieldOf('permanent');
  const addressInput = (name: 'from' | 'to', hint: string) => ({
    ...inputProps({
      facts: { kind: 'text', name, label: redirectWords[name], required: true, hint },
      ...values.fieldOf(name),
    }),
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    inputMode: 'url' as const,
  });

  return (
    <StoredForm form={form} className="redirect-form" listPath={listPath}>
      <TextInput {...addressInput('from', redirectWords.fromHint)} />
      <TextInput {...addressInput('to', redirectWords.toHint)} />
      <SwitchField
        label={redirectWords.permanent}
        name="permanent"
        hint={redirectWords.permanentHint}
        isOn={permanent.value === 'true'}
        onChange={(isOn) => permanent.onChange(String(isOn))}
      />
    </StoredForm>
  );
}
