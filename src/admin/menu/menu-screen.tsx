import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MENU_LIMITS } from '../../content/menu.ts';
import type { Language } from '../../languages/language.ts';
import { textIn } from '../../languages/text-in.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Loaded } from '../form/loaded-record.tsx';
import { SaveProgress, useSaveShortcut } from '../form/save-bar.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { FieldError } from '../form/switch-field.tsx';
import { UnsavedGuard } from '../form/unsaved-guard.tsx';
import { words as formWords } from '../form/words.ts';
import { formatDayAndTime } from '../format-time.ts';
import { AddIcon, BackIcon, DeleteIcon, DownIcon, EditIcon, ForwardIcon, UpIcon } from '../icons.tsx';
import { language } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { RowAction } from '../list/data-table.tsx';
import { QUIET, reportError } from '../queries.ts';
import { toastSuccess, toastWithAction } from '../toast/toasts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import {
  changeMenu,
  type MenuVersion,
  type MenuVersionLine,
  menuFormQuery,
  menuQuery,
  menuVersionsQuery,
  type Part,
  readMenu,
  readMenuVersion,
} from './menu-queries.ts';
import {
  type Entry,
  inserted,
  itemsOf,
  keysOf,
  type Place,
  putInto,
  removed,
  replaced,
  siblingsAt,
  stepped,
  takenOut,
} from './menu-tree.ts';
import { words } from './words.ts';
import '../form/form.css';
import './menu.css';

const PARTS = ['header', 'footer'] as const;

/** The menu of the site: what its header and its footer link to (requirements 43.40 to 43.44). */
export function MenuScreen() {
  const query = useQuery(menuFormQuery);
  return (
    <>
      <Heading title={words.title} />
      <Loaded query={query}>{(loaded) => <MenuForm loaded={loaded} />}</Loaded>
    </>
  );
}

/** An entry's name on the screen. */
const nameOf = (entry: Entry, of: Language = language) => {
  const name = { name: entry.label || entry.title, name_ne: entry.label_ne || entry.title_ne };
  return textIn(of, name, 'name').text;
};

const entriesIn = (text = '[]') => JSON.parse(text) as Entry[];

/** The lists are the form's texts, as JSON, so that they are compared like those of any other form. */
const textsOf = (version: MenuVersion | undefined) =>
  Object.fromEntries(PARTS.map((part) => [part, JSON.stringify(version?.menu[part] ?? [])]));

const compared = PARTS.map((part) => ({
  name: part,
  label: words[part],
  show: (text: string) => <Outline entries={entriesIn(text)} of={language} />,
}));

function MenuForm({ loaded }: { loaded: MenuVersion }) {
  const queries = useQueryClient();
  const bar = useSaveShortcut();
  const [stored, setStored] = useState(loaded);
  const { values, isBusy, save, dialog } = useStoredForm<MenuVersion>({
    stored,
    textsOf,
    read: () => readMenu(),
    send: (changes, seen = stored) =>
      changeMenu(
        Object.fromEntries(Object.entries(changes).map(([part, text]) => [part, entriesIn(text)])),
        seen.etag,
      ),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: menuQuery.queryKey, refetchType: 'none' });
      toastSuccess(words.saved, { label: words.viewSite, href: '/' });
      setStored(saved);
    },
    staysOpen: true,
    compared,
  });
  const takeOver = (lists: Record<Part, readonly Entry[]>) => {
    values.setAll(Object.fromEntries(PARTS.map((part) => [part, JSON.stringify(lists[part])])));
    toastSuccess(words.taken);
  };
  return (
    <>
      <form
        ref={values.form}
        className="record-form menu-form"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className="field-hint">{words.intro}</p>
        {PARTS.map((part) => (
          <MenuPart
            key={part}
            part={part}
            pages={loaded.menu.pages}
            text={values.texts[part] ?? '[]'}
            error={values.errors[part]}
            onChange={(entries) => values.setText(part, JSON.stringify(entries))}
          />
        ))}
        <Preview texts={values.texts} />
        <div className="menu-save" ref={bar}>
          <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
            {formWords.save}
          </Button>
          <SaveProgress isBusy={isBusy} />
        </div>
      </form>
      <Versions onTake={takeOver} />
      <UnsavedGuard isUnsaved={values.isUnsaved} />
      {dialog}
    </>
  );
}

interface MenuPartProps {
  part: Part;
  pages: MenuVersion['menu']['pages'];
  text: string;
  error: string | undefined;
  onChange: (entries: Entry[]) => void;
}

/** A list of the menu. Its buttons keep the focus on the entry that they move. */
function MenuPart({ part, pages, text, error, onChange }: MenuPartProps) {
  const entries = entriesIn(text);
  const latest = useRef(entries);
  latest.current = entries;
  const keys = keysOf(entries);
  const [announcement, announce] = useState('');
  const [opened, open] = useState<Place | 'new' | null>(null);
  const pendingFocus = useRef('');
  useLayoutEffect(() => {
    if (document.activeElement === document.body) document.getElementById(pendingFocus.current)?.focus();
    pendingFocus.current = '';
  });
  const idOf = (entry: Entry) => `menu-${part}-${keys.get(entry)}`;
  const addId = `menu-${part}-add`;

  function move(entry: Entry, next: Entry[] | null, button: string, said: string) {
    if (!next) return;
    pendingFocus.current = `${idOf(entry)}-${button}`;
    onChange(next);
    announce(said);
  }

  function remove(entry: Entry, place: Place) {
    pendingFocus.current = addId;
    onChange(removed(entries, place));
    const count = itemsOf(entry).length;
    const said = count === 0 ? words.removed(nameOf(entry)) : words.removedWith(nameOf(entry), count);
    toastWithAction(said, {
      label: words.undo,
      run: () => onChange(inserted(latest.current, place, entry)),
    });
  }

  function rowOf(entry: Entry, place: Place): ReactNode {
    const { at, within } = place;
    const id = idOf(entry);
    const name = nameOf(entry);
    const siblings = siblingsAt(entries, place);
    const above = within === undefined ? entries[at - 1] : undefined;
    const step = (by: 1 | -1, button: string) => {
      const next = stepped(entries, place, by);
      return {
        id: `${id}-${button}`,
        'aria-disabled': next === null || undefined,
        onClick: () => move(entry, next, button, words.moved(name, at + by + 1, siblings.length)),
      };
    };
    const into = putInto(entries, place);
    const out = takenOut(entries, place);
    return (
      <li key={keys.get(entry)}>
        <div className="menu-row" data-hidden={entry.hidden ?? undefined}>
          <div className="menu-words">
            <span id={id} lang={langOf(name)}>
              {name}
            </span>
            <span className="row-detail">{detailOf(entry)}</span>
          </div>
          <div className="row-actions">
            <RowAction of={id} label={words.edit} icon={<EditIcon />} onClick={() => open(place)} />
            <RowAction of={id} label={words.up} icon={<UpIcon />} {...step(-1, 'up')} />
            <RowAction of={id} label={words.down} icon={<DownIcon />} {...step(1, 'down')} />
            {part === 'header' && within === undefined && (
              <RowAction
                of={id}
                id={`${id}-level`}
                label={into && above ? words.into(nameOf(above)) : words.intoNone}
                icon={<ForwardIcon />}
                aria-disabled={into === null || undefined}
                onClick={() => move(entry, into, 'level', above ? words.movedInto(name, nameOf(above)) : '')}
              />
            )}
            {within !== undefined && (
              <RowAction
                of={id}
                id={`${id}-level`}
                label={words.out}
                icon={<BackIcon />}
                aria-disabled={out === null || undefined}
                onClick={() => move(entry, out, 'level', words.movedOut(name))}
              />
            )}
            <RowAction
              of={id}
              label={words.remove}
              icon={<DeleteIcon />}
              onClick={() => remove(entry, place)}
            />
          </div>
        </div>
        {itemsOf(entry).length > 0 && (
          <ul className="menu-items">
            {itemsOf(entry).map((item, index) => rowOf(item, { at: index, within: at }))}
          </ul>
        )}
      </li>
    );
  }

  const isFull = entries.length >= MENU_LIMITS[part];
  return (
    <section className="menu-part" aria-labelledby={`menu-${part}`}>
      <h2 id={`menu-${part}`}>{words[part]}</h2>
      {entries.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <ul>{entries.map((entry, at) => rowOf(entry, { at }))}</ul>
      )}
      <FieldError error={error} />
      <Button
        id={addId}
        variant="default"
        leftSection={<AddIcon />}
        aria-haspopup="dialog"
        disabled={isFull}
        onClick={() => open('new')}
      >
        {words.addTo[part]}
      </Button>
      {isFull && <p className="field-hint">{words.full(MENU_LIMITS[part])}</p>}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {opened && (
        <EntryDialog
          part={part}
          entry={opened === 'new' ? undefined : siblingsAt(entries, opened)[opened.at]}
          pages={pages}
          groups={
            part === 'footer'
              ? []
              : entries.flatMap((entry, at) =>
                  itemsOf(entry).length < MENU_LIMITS.items ? [{ at, name: nameOf(entry) }] : [],
                )
          }
          onCancel={() => open(null)}
          onDone={(entry, within) => {
            if (opened !== 'new') onChange(replaced(entries, opened, entry));
            else if (within === undefined) {
              const alone = part === 'header' ? { ...entry, items: [] } : entry;
              onChange(inserted(entries, { at: entries.length }, alone));
            } else {
              const group = entries[within];
              if (group) onChange(inserted(entries, { at: itemsOf(group).length, within }, entry));
            }
            open(null);
          }}
        />
      )}
    </section>
  );
}

/** Where an entry leads, or why visitors do not see it. */
function detailOf({ target, hidden, publishAt, items = [] }: Entry): string {
  if (hidden === 'scheduled' && publishAt) return words.appears(formatDayAndTime(new Date(publishAt)));
  if (hidden) return words.hidden[hidden];
  const place = 'page' in target ? target.page : 'url' in target ? target.url : '';
  return [place, items.length > 0 && words.group].filter(Boolean).join(' · ');
}

/** The names of a list in order, in one language, without what visitors do not see. */
function Outline({ entries, of }: { entries: readonly Entry[]; of: Language }) {
  const isShown = ({ hidden }: Entry) => hidden === null;
  const names = entries.flatMap((entry) => {
    const below = itemsOf(entry).filter(isShown);
    if (!isShown(entry) && below.length === 0) return [];
    const name = nameOf(entry, of);
    return below.length === 0 ? name : `${name} (${below.map((item) => nameOf(item, of)).join(', ')})`;
  });
  const text = names.join(' · ') || words.nothing;
  return <span lang={langOf(text) ?? 'en'}>{text}</span>;
}

/** What visitors see of the lists as they stand in the form, in both languages. */
function Preview({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <section className="menu-preview" aria-labelledby="menu-shown">
      <h2 id="menu-shown">{words.shown}</h2>
      <dl>
        {PARTS.flatMap((part) =>
          (['en', 'ne'] as const).map((of) => (
            <div key={`${part}-${of}`}>
              <dt>{`${words[part]}, ${words.in[of]}`}</dt>
              <dd>
                <Outline entries={entriesIn(texts[part])} of={of} />
              </dd>
            </div>
          )),
        )}
      </dl>
    </section>
  );
}

/** The menu of a new site. */
const ORIGINAL: MenuVersionLine = { n: 0, at: '', by: null };

/** Earlier menus, each to be taken into the form. */
function Versions({ onTake }: { onTake: (menu: Record<Part, readonly Entry[]>) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...menuVersionsQuery, enabled: isOpen, meta: QUIET });
  return (
    <details className="menu-versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.versions}</summary>
      <ul>
        {[...(data ?? []), ORIGINAL].map(({ n, at, by }) => (
          <li key={n}>
            <span id={`menu-version-${n}`}>
              {n === 0 ? words.builtIn : formatDayAndTime(new Date(at))}
              {by && words.by(by.name)}
            </span>
            <Button
              id={`menu-take-${n}`}
              variant="default"
              size="compact-sm"
              aria-labelledby={`menu-take-${n} menu-version-${n}`}
              onClick={() => void readMenuVersion(n).then(onTake, reportError)}
            >
              {words.take}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
