import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { messageOf } from '../api/api-error.ts';
import { placeRecord } from '../api/records.ts';
import { Dialog, DialogError, FormAnswers, Quoted } from '../dialog/dialog.tsx';
import { useAllRecords } from '../form/inputs/select.tsx';
import { PlaceSelect } from '../form/place-select.tsx';
import { QUIET, refreshLists } from '../queries.ts';
import { shownTitleOf } from '../shown-title.ts';
import { placeWords } from './words.ts';

interface PlaceDialogProps {
  type: TypeFacts;
  item: Item;
  onClose: () => void;
  /** Called after the record was moved, with its number in the list, from 1. */
  onPlaced: (item: Item, number: number) => void;
}

/** Moves a record to any place of a list ordered by hand (requirement 17.112). */
export function PlaceDialog({ type, item, onClose, onPlaced }: PlaceDialogProps) {
  const queries = useQueryClient();
  const { records, labelOf, isLoaded } = useAllRecords(type.name);
  const [chosen, setChosen] = useState<string | null>(null);
  const others = records.filter(({ _id }) => _id !== item._id);
  const present = records.findIndex(({ _id }) => _id === item._id);
  const isThere = chosen === '' || others.some(({ _id }) => _id === chosen);
  const after = chosen !== null && isThere ? chosen : (records[present - 1]?._id ?? '');
  const at = others.findIndex(({ _id }) => _id === after) + 1;
  const placing = useMutation({
    meta: QUIET,
    mutationFn: () => placeRecord(type, item._id, after, others[at]?._id ?? ''),
    async onSuccess() {
      await refreshLists(queries, type);
      onClose();
      onPlaced(item, at + 1);
    },
    // The offered positions are those of the new order.
    onError: () => refreshLists(queries, type),
  });
  const isBusy = placing.isPending || !isLoaded;
  return (
    <Dialog title={placeWords.title} onCancel={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) placing.mutate();
        }}
      >
        <p>
          <Quoted>{shownTitleOf(type, item)}</Quoted>{' '}
          {isLoaded && placeWords.standsAt(present + 1, records.length)}
        </p>
        <PlaceSelect others={others} titleOf={labelOf} after={after} onChange={setChosen} />
        <DialogError>{placing.error ? messageOf(placing.error) : ''}</DialogError>
        <FormAnswers cancel={placeWords.cancel} onCancel={onClose} submit={placeWords.move} isBusy={isBusy} />
      </form>
    </Dialog>
  );
}
