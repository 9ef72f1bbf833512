import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { langOf } from '../../../ui/lang-of.ts';
import { listManaged } from '../../api/managed.ts';
import { request } from '../../api/request.ts';
import { useHasDuty } from '../../duties/own-duties.ts';
import { pathsOf } from '../../paths.ts';
import { keyOf, QUIET } from '../../queries.ts';
import { shownTitleOf } from '../../shown-title.ts';
import { toastSuccess } from '../../toast/toasts.ts';
import type { Texts } from '../draft.ts';
import { copyIdWithin, type LocalCopy, moveLocalCopy, readNewCopies, removeLocalCopy } from './local-copy.ts';
import { whenOf } from './moments.ts';
import { words } from './words.ts';
import './drafts.css';

/** How many drafts are offered; the list has the others. */
const MAX_OFFERED = 5;

/** The reader's own drafts of records that have never been live, the last changed first. */
const begunQuery = (type: TypeFacts) =>
  queryOptions({
    queryKey: [...keyOf(type), 'begun'],
    // Nobody is asked to sign in again for an offer; Save asks.
    queryFn: ({ signal }) =>
      listManaged(type, { state: 'begun', sort: '-updatedAt', limit: MAX_OFFERED }, signal, request),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: QUIET,
  });

interface BegunRecordsProps {
  type: TypeFacts;
  /** Id of the draft that the form has made itself. */
  ownId: string | undefined;
  /** Called with the copy that the device has of an abandoned form. */
  onPutBack: (texts: Texts) => void;
  /** Called when the bar disappears, to move the focus to the form. */
  onGone: () => void;
}

/** Offers to go on with what one has begun and not published, above the form of a new record (requirement 19.185). */
export function BegunRecords({ type, ownId, onPutBack, onGone }: BegunRecordsProps) {
  const [isHidden, setHidden] = useState(false);
  const [copies, setCopies] = useState(() => readNewCopies(type.name));
  const mayDraft = useHasDuty('author') && type.drafts === true;
  const { data } = useQuery({ ...begunQuery(type), enabled: mayDraft });
  const navigate = useNavigate();
  if (isHidden || !mayDraft) return null;

  const titleOf = ({ texts }: LocalCopy) => (texts[type.titleField] ?? '').trim();
  const drafts = (data?.items ?? [])
    .filter(({ _id }) => _id !== ownId)
    .map((item) => {
      const title = String(item[type.titleField] ?? '');
      // The response to creating this draft was lost; the copy has what was typed since.
      const copy = copies.find((one) => titleOf(one) === title.trim());
      return { item, copy };
    });
  const isDrafted = (copy: LocalCopy) => drafts.some((draft) => draft.copy === copy);
  const onDevice = copies.filter((copy) => !isDrafted(copy));
  const count = drafts.length + onDevice.length;
  if (count === 0) return null;

  const forget = ({ id }: LocalCopy) => {
    removeLocalCopy(type.name, id);
    setCopies((known) => known.filter((one) => one.id !== id));
  };
  return (
    <section className="notice-bar begun" aria-label={words.begun}>
      {count > 1 && <p>{words.severalBegun}</p>}
      <ul>
        {onDevice.map((copy) => (
          <BegunRecord
            key={copy.id}
            title={titleOf(copy)}
            when={words.keptOnDevice(whenOf(copy.at))}
            onContinue={() => {
              onPutBack(copy.texts);
              forget(copy);
              setHidden(true);
              onGone();
              toastSuccess(words.isBack);
            }}
            onForget={() => {
              forget(copy);
              toastSuccess(words.isForgotten);
              onGone();
            }}
          />
        ))}
        {drafts.map(({ item, copy }) => (
          <BegunRecord
            key={item._id}
            title={shownTitleOf(type, item)}
            when={words.changedBy(whenOf(String(item.updatedAt)), null)}
            onContinue={() => {
              if (copy) moveLocalCopy(type.name, copy.id, copyIdWithin(item._id, copy.id));
              void navigate(pathsOf(type).update(item));
            }}
          />
        ))}
      </ul>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          setHidden(true);
          onGone();
        }}
      >
        {words.beginAnew}
      </Button>
    </section>
  );
}

interface BegunRecordProps {
  title: string;
  /** When it was changed, or kept, in words. */
  when: string;
  onContinue: () => void;
  /** For copies that only this device has. */
  onForget?: () => void;
}

function BegunRecord({ title, when, onContinue, onForget }: BegunRecordProps) {
  const name = title === '' ? words.untitled : words.quoted(title);
  const small = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <li>
      <span className="begun-title">
        {words.youBegan} <bdi lang={langOf(title)}>{name}</bdi>, {when}
        {words.end}
      </span>
      <span className="notice-bar-actions">
        <Button {...small} onClick={onContinue} aria-label={words.continueWith(name)}>
          {words.continue}
        </Button>
        {onForget && (
          <Button {...small} onClick={onForget} aria-label={words.forgetOf(name)}>
            {words.forget}
          </Button>
        )}
      </span>
    </li>
  );
}
