import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type HiddenReason, isInMenus, type ManagedMenu, type MenuPart } from '../../content/menu.ts';
import { completeAddress } from '../../schema/web-address.ts';
import { langOf } from '../../ui/lang-of.ts';
import { useTypes } from '../content-types.tsx';
import { Dialog, DialogError, FormAnswers } from '../dialog/dialog.tsx';
import { type FoundRecord, useRecordSearch } from '../palette/use-record-search.ts';
import { shownTitle } from '../shown-title.ts';
import type { Entry } from './menu-tree.ts';
import { dialogWords, words } from './words.ts';

interface EntryDialogProps {
  part: MenuPart;
  /** The entry to change; undefined for a new one. */
  entry: Entry | undefined;
  pages: ManagedMenu['pages'];
  /** The groups below which a new entry may go, with their indexes. */
  groups: readonly { at: number; name: string }[];
  /** @param within index of the group below which it goes */
  onDone: (entry: Entry, within?: number) => void;
  onCancel: () => void;
}

/** What the first field says of a target that is no built-in page: which further field names it. */
const RECORD = 'record';
const ADDRESS = 'address';

type Chosen = Omit<Entry, 'label' | 'label_ne' | 'items'>;

const known = { href: null, hidden: null, publishAt: null };

/** Asks where an entry leads and what it is called. The server validates it when the menu is saved. */
export function EntryDialog({ part, entry, pages, groups, onDone, onCancel }: EntryDialogProps) {
  const {
    page = '',
    id,
    url: address = '',
  }: { page?: string; id?: string; url?: string } = entry?.target ?? {};
  const former = page || (id && RECORD) || (address && ADDRESS) || '';
  const [choice, setChoice] = useState(former);
  const [record, setRecord] = useState<Chosen | undefined>(former === RECORD ? entry : undefined);
  const [url, setUrl] = useState(address);
  const [label, setLabel] = useState(entry?.label ?? '');
  const [labelNe, setLabelNe] = useState(entry?.label_ne ?? '');
  const [within, setWithin] = useState('');
  const [isRefused, setRefused] = useState(false);

  function chosen(): Chosen | undefined {
    if (choice === RECORD) return record;
    if (choice === ADDRESS) {
      const address = completeAddress(url);
      return address ? { ...known, target: { url: address }, title: address, title_ne: '' } : undefined;
    }
    const page = pages.find(({ path }) => path === choice);
    if (!page) return undefined;
    const { title, title_ne } = entry && former === choice ? entry : page;
    return { ...known, target: { page: page.path }, title, title_ne };
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // React hands events of a portal on to the form that has rendered it.
    event.stopPropagation();
    const target = chosen();
    if (!target) return setRefused(true);
    const items = entry?.items && { items: entry.items };
    const at = within === '' ? undefined : Number(within);
    onDone({ ...target, label: label.trim(), label_ne: labelNe.trim(), ...items }, at);
  }

  // Beside the form of the menu, since forms do not nest.
  return createPortal(
    <Dialog title={entry ? dialogWords.change : dialogWords.add[part]} onCancel={onCancel}>
      <form className="menu-entry-form" onSubmit={submit}>
        <NativeSelect
          label={dialogWords.leadsTo}
          value={choice}
          data-autofocus={entry === undefined || undefined}
          onChange={(event) => setChoice(event.currentTarget.value)}
          data={[
            { value: '', label: dialogWords.choose },
            ...pages.map((page) => ({ value: page.path, label: `${shownTitle(page)} (${page.path})` })),
            { value: RECORD, label: dialogWords.record },
            { value: ADDRESS, label: dialogWords.address },
          ]}
        />
        {choice === RECORD && <RecordField chosen={record} onChoose={setRecord} />}
        {choice === ADDRESS && (
          <Line
            label={dialogWords.url}
            description={dialogWords.urlHint}
            value={url}
            onType={setUrl}
            inputMode="url"
            spellCheck={false}
          />
        )}
        <Line label={dialogWords.label} description={dialogWords.labelHint} value={label} onType={setLabel} />
        <Line label={dialogWords.labelNe} value={labelNe} onType={setLabelNe} lang="ne" />
        {!entry && groups.length > 0 && (
          <NativeSelect
            label={dialogWords.place}
            value={within}
            onChange={(event) => setWithin(event.currentTarget.value)}
            data={[
              { value: '', label: dialogWords.atEnd },
              ...groups.map(({ at, name }) => ({ value: String(at), label: dialogWords.below(name) })),
            ]}
          />
        )}
        <DialogError>{isRefused && !chosen() ? dialogWords.noTarget : ''}</DialogError>
        <FormAnswers
          submit={entry ? dialogWords.take : dialogWords.addIt}
          isBusy={false}
          onCancel={onCancel}
        />
      </form>
    </Dialog>,
    document.body,
  );
}

function Line({ onType, ...input }: TextInputProps & { onType: (text: string) => void }) {
  return (
    <TextInput autoComplete="off" {...input} onChange={({ currentTarget }) => onType(currentTarget.value)} />
  );
}

interface RecordFieldProps {
  chosen: Chosen | undefined;
  onChoose: (record: Chosen) => void;
}

/** Finds a record with a page of its own by its title. */
function RecordField({ chosen, onChoose }: RecordFieldProps) {
  const [typed, setTyped] = useState('');
  const types = useTypes().filter(isInMenus);
  const { results, isCurrent } = useRecordSearch(typed);
  const found = (results ?? []).flatMap(({ type: name, records }) =>
    types
      .filter((type) => type.name === name)
      .flatMap((type) => records.map((record) => ({ type, record, title: shownTitle(record) }))),
  );
  return (
    <>
      <Line
        label={dialogWords.search}
        description={chosen ? shownTitle(chosen) : dialogWords.searchHint}
        type="search"
        value={typed}
        onType={setTyped}
      />
      {found.length > 0 && (
        <fieldset className="menu-found">
          <legend className="field-label">{dialogWords.found}</legend>
          {found.map(({ type, record, title }) => (
            <label key={record._id}>
              <input
                type="radio"
                name="record"
                checked={chosen !== undefined && 'id' in chosen.target && chosen.target.id === record._id}
                onChange={() => onChoose(chosenRecord(type.name, record))}
              />
              <span lang={langOf(title)}>{title}</span>
              <span className="row-detail">{type.admin.noun}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className="field-hint">
        {typed.trim() !== '' && isCurrent && results && found.length === 0 && dialogWords.none}
      </p>
    </>
  );
}

/** A record as an entry; the stored menu says more of it once it is saved. */
function chosenRecord(type: string, { _id: id, title, title_ne = '', state }: FoundRecord): Chosen {
  const reason = state === 'taken-down' ? 'draft' : state;
  const hidden = reason !== undefined && reason in words.hidden ? (reason as HiddenReason) : null;
  return { ...known, target: { type, id }, title, title_ne, hidden };
}
