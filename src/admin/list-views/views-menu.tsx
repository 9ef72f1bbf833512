import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { langOf } from '../../ui/lang-of.ts';
import { DeletionDialog } from '../dialog/deletion-dialog.tsx';
import { useHasDuty } from '../duties/own-duties.ts';
import { DeleteIcon } from '../icons.tsx';
import { ListMenu } from '../list/list-menu.tsx';
import { readProfile } from '../session/profile.ts';
import { KeepViewDialog } from './keep-view-dialog.tsx';
import { deleteView, type ListView, viewsQuery } from './view-queries.ts';
import { words } from './words.ts';
import './list-views.css';

/** The views that are kept of a list, and the way to keep the present one (requirement 19.217). */
export function ViewsMenu({ type, query }: { type: TypeFacts; query: string }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const [toDelete, setToDelete] = useState<ListView | null>(null);
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
                  view={view}
                  isPresent={view.query === query}
                  onFollow={close}
                  onDelete={() => {
                    close();
                    setToDelete(view);
                  }}
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
      {toDelete && <DeleteViewDialog type={type} view={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

interface ViewProps {
  view: ListView;
  isPresent: boolean;
  onFollow: () => void;
  onDelete: () => void;
}

function View({ view, isPresent, onFollow, onDelete }: ViewProps) {
  const { name, query, shared, by } = view;
  const isOwn = by !== null && by._id === readProfile()?.user?._id;
  const mayPublish = useHasDuty('publisher');
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
          onClick={onDelete}
        >
          <DeleteIcon />
        </button>
      )}
    </li>
  );
}

interface DeleteViewDialogProps {
  type: TypeFacts;
  view: ListView;
  onClose: () => void;
}

function DeleteViewDialog({ type, view, onClose }: DeleteViewDialogProps) {
  const queries = useQueryClient();
  return (
    <DeletionDialog
      title={words.deleteQuestion}
      message={words.removed}
      onDelete={() => deleteView(view._id)}
      refresh={() => queries.invalidateQueries({ queryKey: viewsQuery(type).queryKey })}
      onClose={onClose}
    >
      <p>
        ‘<bdi lang={langOf(view.name)}>{view.name}</bdi>’{view.shared && ` ${words.deletedForAll}`}
      </p>
    </DeletionDialog>
  );
}
