import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Item } from '../../schema/define-type.ts';
import type { TypeFacts } from '../../schema/derive/describe.ts';
import { addressesOf, siteLinkOf } from '../addresses.ts';
import { keyOf } from '../queries.ts';
import { toastSuccess } from '../toast/toasts.ts';

/** What follows every successful save: the lists are asked anew, the toast tells it, and the list comes. */
export function useSaved(type: TypeFacts) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (message: string, item: Item) => {
    void queries.invalidateQueries({ queryKey: keyOf(type), refetchType: 'none' });
    toastSuccess(message, siteLinkOf(type, item));
    void navigate(addressesOf(type).list);
  };
}
