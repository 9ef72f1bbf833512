import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { DeleteIcon } from '../icons.tsx';
import { ListMenu } from '../list/list-menu.tsx';
import { readProfile } from '../session/profile.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { KeepViewDialog } from './keep-view-dialog.tsx';
import { deleteView, type ListView, viewsQuery } from './view-queries.ts';
import { words } from './words.ts';
import './list-views.css';

/** The views that are kept of a list, and the way to keep the present one (requirement 19.217). */
export function ViewsMenu({ type, query }: { type: TypeFacts; query: string }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const { data: views = [] } = useQuery(viewsQuery(type));
  return (
    <>
      <ListMenu label={words.menu}>
        {(close) => (
          <>
            {views.length === 0 && <p>{words.none}</p>}
            <ul>
              {query !== '' && (
                <li>
                  <Link to="?" onClick={close}>
                    {words.whole}
                  </Link>
                </li>
              )}
              {views.map((view) => (
                <View
                  key={view._id}
                  type={type}
                  view={view}
                  isPresent={view.query === query}
                  onFollow={close}
                />
              ))}
            </ul>
            <button
              type="button"
              className="list-menu-last"
              onClick={() => {
                close();
                setIsKeeping(true);
              }}
            >
              {words.keep}
            </button>
          </>
        )}
      </ListMenu>
      {isKeeping && <KeepViewDialog type={type} query={query} onClose={() => setIsKeeping(false)} />}
    </>
  );
}

interface ViewProps {
  type: TypeFacts;
  view: ListView;
  isPresent: boolean;
  onFollow: () => void;
}

function View({ type, view, isPresent, onFollow }: ViewProps) {
  const { _id, name, query, shared, by } = view;
  const queries = useQueryClient();
  const isOwn = by !== null && by._id === readProfile()?.user?._id;
  const mayPublish = useHasDuty('publisher');
  const removal = useMutation({
    mutationFn: () => deleteView(_id),
    onSuccess: () => toastSuccess(words.removed),
    onSettled: () => queries.invalidateQueries({ queryKey: viewsQuery(type).queryKey }),
  });
  return (
    <li>
      <Link to={query || '?'} aria-current={isPresent || undefined} onClick={onFollow}>
        <bdi lang={langOf(name)}>{name}</bdi>
        {shared && <span className="views-shared"> {words.shared}</span>}
      </Link>
      {(isOwn || mayPublish) && (
        <button
          type="button"
          className="views-remove"
          aria-label={words.remove(name)}
          title={words.remove(name)}
          onClick={() => removal.isPending || removal.mutate()}
        >
          <DeleteIcon />
        </button>
      )}
    </li>
  );
}
