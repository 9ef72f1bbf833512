import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useHasDuty } from '../duties/own-duties.ts';
import { BackIcon } from '../icons.tsx';
import { Heading } from '../layout/heading.tsx';
import { FilterBox } from '../list/filter-box.tsx';
import { ListBody } from '../list/list-frame.tsx';
import { readListParams, writeListParams } from '../list/list-params.ts';
import { searched } from '../list/words.ts';
import { PAGE_SIZE } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import {
  MAIL_KEY,
  MAIL_STATES,
  type MailState,
  mailStatusQuery,
  mailsQuery,
  sendAllMailsAgain,
} from './mail-queries.ts';
import { MailSetup } from './mail-setup.tsx';
import { readMailState } from './mail-state.ts';
import { MailTable } from './mail-table.tsx';
import '../list/list.css';
import './mail.css';
import { words } from './words.ts';

const states = [{ value: '', label: words.allMails }].concat(
  MAIL_STATES.map((state) => ({ value: state, label: words.states[state] })),
);

/** How mail is configured, and the state of every mail. It polls while a mail is waiting. */
export function MailScreen() {
  const [params] = useSearchParams();
  const hasSettings = useHasDuty('author', 'publisher', 'accounts');
  const navigate = useNavigate();
  const { q, page } = readListParams(params);
  const state = readMailState(params);
  const list = useQuery(mailsQuery({ q, state, page, limit: PAGE_SIZE }));
  const go = (next: { q: string; state: string }) =>
    void navigate(writeListParams({ q: next.q, page: 1 }, stateIn(next)) || '?', { replace: true });
  const isFiltered = q !== '' || state !== '';

  return (
    <>
      <Heading title={words.title}>
        {hasSettings && (
          <Button component={Link} to="/admin/settings" variant="default" leftSection={<BackIcon />}>
            {words.backToSettings}
          </Button>
        )}
      </Heading>
      <MailSetup />
      <h2 className="mail-list-title">{words.listTitle}</h2>
      <div className="mail-filters">
        <FilterBox q={q} searched={searched.mail} onFilter={(keyword) => go({ q: keyword, state })} />
        <NativeSelect
          aria-label={words.state}
          data={states}
          value={state}
          onChange={(event) => go({ q, state: event.currentTarget.value })}
        />
        <SendAllAgain />
      </div>
      <ListBody
        list={list}
        pages={{ params: { q, page }, more: stateIn({ state }) }}
        nothing={<NoMails isFiltered={isFiltered} onClear={() => go({ q: '', state: '' })} />}
      >
        <MailTable items={list.data?.items} isStale={list.isPlaceholderData} />
      </ListBody>
    </>
  );
}

/** Sends all again that surely did not arrive, such as after a mail server was set up wrongly. */
function SendAllAgain() {
  const queries = useQueryClient();
  const { data } = useQuery(mailStatusQuery);
  const all = useMutation({
    mutationFn: sendAllMailsAgain,
    onSuccess(count) {
      toastSuccess(words.allSentAgain(count));
      // The button disappears when none is left.
      document.getElementById('screen-title')?.focus();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MAIL_KEY }),
  });
  if (!data?.unsent) return null;
  return (
    <Button
      variant="default"
      title={words.butInDoubt}
      aria-disabled={all.isPending}
      onClick={() => !all.isPending && all.mutate()}
    >
      {words.sendAllAgain(data.unsent)}
    </Button>
  );
}

const stateIn = ({ state }: { state: MailState | string }) => (state === '' ? {} : { state });

function NoMails({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="notice-box">
      <h2>{isFiltered ? words.nothing : words.none}</h2>
      {isFiltered ? (
        <>
          <p>{words.noMatch}</p>
          <Button variant="default" onClick={onClear}>
            {words.showAll}
          </Button>
        </>
      ) : (
        <p>{words.purpose}</p>
      )}
    </div>
  );
}
