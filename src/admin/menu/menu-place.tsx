import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MENU_LIMITS } from '../../content/menu.ts';
import { useHasDuty } from '../duties/own-duties.ts';
import { useOneMutation } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';
import { changeMenu, menuQuery } from './menu-queries.ts';
import { added, type Entry, itemsOf, nameOf, type Place, removed, siblingsAt } from './menu-tree.ts';
import { menuPlaceWords as said, words } from './words.ts';

const NOWHERE = '';
const TOP = 'top';

interface MenuPlaceProps {
  type: string;
  /** Undefined while the record has not been kept yet. */
  id: string | undefined;
}

/** Where a record's page stands in the header, in its form; changed at once, as on the screen of the menu. */
export function MenuPlace({ type, id }: MenuPlaceProps) {
  const { data } = useQuery({ ...menuQuery, refetchOnMount: 'always' });
  const mayChange = useHasDuty('publisher');
  const queries = useQueryClient();
  const { mutate, isPending } = useOneMutation({
    mutationFn: (header: readonly Entry[]) =>
      changeMenu({ header: JSON.stringify(header) }, data?.etag ?? ''),
    onSuccess(saved) {
      queries.setQueryData(menuQuery.queryKey, saved);
      toastSuccess(words.saved);
    },
    onError: () => queries.invalidateQueries(menuQuery),
  });
  if (!data) return null;
  const header: readonly Entry[] = data.menu.header;
  const place = id === undefined ? undefined : placeOf(header, type, id);
  const present = place ? (place.within === undefined ? TOP : String(place.within)) : NOWHERE;
  const leads = place?.within === undefined && place && itemsOf(header[place.at] as Entry).length > 0;
  /** A choice, greyed with its reason where there is no room. */
  const choice = (value: string, label: string, entries: readonly Entry[], most: number) => {
    const isFull = entries.length >= most && value !== present;
    return (
      <option key={value} value={value} disabled={isFull}>
        {isFull ? said.full(label, most) : label}
      </option>
    );
  };

  function move(to: string) {
    if (id === undefined) return;
    const there = place && siblingsAt(header, place)[place.at];
    const own: Entry = there ?? { ...BLANK, target: { type, id } };
    // The group is found by itself again: it may have moved up when the entry left the list before it.
    const group = header[Number(to)];
    const rest = place ? removed(header, place) : [...header];
    const within = group ? rest.indexOf(group) : -1;
    mutate(to === NOWHERE ? rest : added(rest, own, to === TOP ? undefined : within));
  }

  return (
    <NativeSelect
      label={said.label}
      description={id === undefined ? said.later : leads ? said.leads : said.hint}
      disabled={id === undefined || !mayChange || leads || isPending}
      value={present}
      onChange={({ currentTarget }) => move(currentTarget.value)}
    >
      <option value={NOWHERE}>{said.nowhere}</option>
      {choice(TOP, said.top, header, MENU_LIMITS.header)}
      {header.map((entry, at) =>
        entry === header[place?.at ?? -1] && place?.within === undefined
          ? null
          : choice(String(at), said.under(nameOf(entry)), itemsOf(entry), MENU_LIMITS.items),
      )}
    </NativeSelect>
  );
}

const BLANK = { label: '', label_ne: '', title: '', title_ne: '', href: null, hidden: null, publishAt: null };

function placeOf(header: readonly Entry[], type: string, id: string): Place | undefined {
  const isOwn = ({ target }: Entry) => 'id' in target && target.type === type && target.id === id;
  for (const [at, entry] of header.entries()) {
    if (isOwn(entry)) return { at };
    const below = itemsOf(entry).findIndex(isOwn);
    if (below >= 0) return { at: below, within: at };
  }
  return undefined;
}
