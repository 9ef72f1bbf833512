import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { MENU_LIMITS, MENU_PARTS, type MenuPart } from '../../content/menu.ts';
import type { Language } from '../../languages/language.ts';
import { langOf } from '../../ui/lang-of.ts';
import { Loaded } from '../form/loaded-record.tsx';
import { useStoredForm } from '../form/saving.tsx';
import { StoredForm } from '../form/stored-form.tsx';
import { FieldError } from '../form/switch-field.tsx';
import type { Texts } from '../form/texts.ts';
import { formatDayAndTime } from '../format-time.ts';
import { AddIcon, BackIcon, ForwardIcon } from '../icons.tsx';
import { HOME, language } from '../language.ts';
import { Heading } from '../layout/heading.tsx';
import { DeleteAction, EditAction, RowAction } from '../list/data-table.tsx';
import { placeWords, trashWords } from '../list/words.ts';
import { QUIET, reportError } from '../queries.ts';
import { Moves } from '../sections/part-list.tsx';
import { toastSuccess, toastWithAction } from '../toast/toasts.ts';
import { EntryDialog } from './entry-dialog.tsx';
import {
  changeMenu,
  entriesIn,
  type MenuVersion,
  type MenuVersionLine,
  menuFormQuery,
  menuQuery,
  menuVersionsQuery,
  readMenu,
  readMenuVersion,
} from './menu-queries.ts';
import {
  added,
  type Entry,
  inserted,
  itemsOf,
  keysOf,
  nameOf,
  type Place,
  putInto,
  removed,
  replaced,
  siblingsAt,
  stepped,
  takenOut,
} from './menu-tree.ts';
import { words } from './words.ts';
import '../form/inputs/attachments.css';
import './menu.css';

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

/** The lists are the form's texts, as JSON, so that they are compared like those of any other form. */
const textsOf = (lists?: Readonly<Record<MenuPart, readonly Entry[]>>): Texts =>
  Object.fromEntries(MENU_PARTS.map((part) => [part, JSON.stringify(lists?.[part] ?? [])]));

const compared = MENU_PARTS.map((part) => ({
  name: part,
  label: words[part],
  show: (text: string) => <Outline entries={entriesIn(text)} of={language} />,
}));

function MenuForm({ loaded }: { loaded: MenuVersion }) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(loaded);
  const form = useStoredForm<MenuVersion>({
    stored,
    textsOf: (version) => textsOf(version?.menu),
    read: () => readMenu(),
    send: (changes, seen = stored) => changeMenu(changes, seen.etag),
    onSaved(saved) {
      void queries.invalidateQueries({ queryKey: menuQuery.queryKey, refetchType: 'none' });
      toastSuccess(words.saved, { label: words.viewSite, href: HOME });
      setStored(saved);
    },
    staysOpen: true,
    compared,
  });
  const { values } = form;
  return (
    <>
      <StoredForm form={form}>
        <p className="field-hint">{words.intro}</p>
        {MENU_PARTS.map((part) => (
          <PartOfMenu
            key={part}
            part={part}
            pages={loaded.menu.pages}
            entries={entriesIn(values.texts[part])}
            error={values.errors[part]}
            onChange={(entries) => values.setText(part, JSON.stringify(entries))}
          />
        ))}
        <Preview texts={values.texts} />
      </StoredForm>
      <Versions
        onTake={(lists) => {
          values.setAll(textsOf(lists));
          toastSuccess(words.taken);
        }}
      />
    </>
  );
}

interface PartProps {
  part: MenuPart;
  pages: MenuVersion['menu']['pages'];
  entries: Entry[];
  error: string | undefined;
  onChange: (entries: Entry[]) => void;
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

/** A list of the menu. Its buttons keep the focus on the entry that they move, and stay under the pointer. */
function PartOfMenu({ part, pages, entries, error, onChange }: PartProps) {
  const latest = useRef(entries);
  latest.current = entries;
  const keys = keysOf(entries);
  const [announcement, announce] = useState('');
  const [opened, open] = useState<Place | 'new' | null>(null);
  /** The button that keeps the focus and, where a top is known, its place in the window. */
  const pending = useRef<{ id: string; top?: number | undefined }>({ id: '' });
  useLayoutEffect(() => {
    const { id, top } = pending.current;
    if (document.activeElement === document.body) document.getElementById(id)?.focus();
    if (top !== undefined) window.scrollBy(0, (topOf(id) ?? top) - top);
    pending.current = { id: '' };
  });
  const addId = `menu-${part}-add`;

  function remove(entry: Entry, place: Place) {
    pending.current = { id: addId };
    onChange(removed(entries, place));
    const count = itemsOf(entry).length;
    const said = count === 0 ? words.removed(nameOf(entry)) : words.removedWith(nameOf(entry), count);
    toastWithAction(said, {
      label: trashWords.undo,
      run: () => onChange(inserted(latest.current, place, entry)),
    });
  }

  function move(next: Entry[] | null, said: string, { id }: Element) {
    if (!next) return;
    pending.current = { id, top: topOf(id) };
    onChange(next);
    announce(said);
  }

  function rowOf(entry: Entry, place: Place): ReactNode {
    const id = `menu-${part}-${keys.get(entry)}`;
    const name = nameOf(entry);
    const siblings = siblingsAt(entries, place);
    const level = levelOf(entries, place, name);
    return (
      <li key={id}>
        <div className="menu-row" data-hidden={entry.hidden ?? undefined}>
          <div className="menu-words">
            <span id={id} lang={langOf(name)}>
              {name}
            </span>
            <span className="row-detail">{detailOf(entry)}</span>
          </div>
          <div className="row-actions">
            <EditAction of={id} onClick={() => open(place)} />
            <Moves
              of={id}
              at={place.at}
              count={siblings.length}
              onMove={(target, button) => {
                const to = target(place.at, siblings.length);
                move(stepped(entries, place, to), placeWords.moved(name, to + 1, siblings.length), button);
              }}
            >
              {part === 'header' && (
                <RowAction
                  id={`${id}-level`}
                  of={id}
                  label={level.label}
                  icon={level.icon}
                  aria-disabled={level.next === null || undefined}
                  onClick={({ currentTarget }) => move(level.next, level.said, currentTarget)}
                />
              )}
            </Moves>
            <DeleteAction of={id} label={words.remove} onClick={() => remove(entry, place)} />
          </div>
        </div>
        {itemsOf(entry).length > 0 && (
          <ul className="menu-items">
            {itemsOf(entry).map((item, at) => rowOf(item, { at, within: place.at }))}
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
          groups={entries.flatMap((entry, at) =>
            part === 'header' && itemsOf(entry).length < MENU_LIMITS.items
              ? [{ at, name: nameOf(entry) }]
              : [],
          )}
          onCancel={() => open(null)}
          onDone={(entry, within) => {
            onChange(opened === 'new' ? added(entries, entry, within) : replaced(entries, opened, entry));
            open(null);
          }}
        />
      )}
    </section>
  );
}

/** The button that puts an entry into a group or out of it: the list that it makes, null where it cannot. */
function levelOf(entries: readonly Entry[], place: Place, name: string) {
  if (place.within !== undefined)
    return {
      label: words.out,
      icon: <BackIcon />,
      next: takenOut(entries, place),
      said: words.movedOut(name),
    };
  const above =
    entries
      .slice(0, place.at)
      .map((entry) => nameOf(entry))
      .at(-1) ?? '';
  const next = putInto(entries, place);
  const label = next ? words.into(above) : words.intoNone;
  return { label, icon: <ForwardIcon />, next, said: words.movedInto(name, above) };
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
function Preview({ texts }: { texts: Texts }) {
  return (
    <section className="menu-preview" aria-labelledby="menu-shown">
      <h2 id="menu-shown">{words.shown}</h2>
      <dl>
        {MENU_PARTS.flatMap((part) =>
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
function Versions({ onTake }: { onTake: (menu: MenuVersion['menu']) => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...menuVersionsQuery, enabled: isOpen, meta: QUIET });
  return (
    <details className="menu-versions" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.versions}</summary>
      <ul className="documents">
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
