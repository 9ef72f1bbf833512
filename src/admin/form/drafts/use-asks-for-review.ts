import { useQuery } from '@tanstack/react-query';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { settingsQuery } from '../../settings/settings-queries.ts';

interface Options {
  /**
   * False for forms that open without a call, so that an ended session is noticed at Save; they use only cached data.
   */
  isRead?: boolean;
}

/** Whether drafts of a type are approved before they are published. For convenience only; the server sees to it. */
export function useAsksForReview(type: TypeFacts, { isRead = true }: Options = {}): boolean {
  const { data } = useQuery({ ...settingsQuery, enabled: isRead && type.drafts === true });
  return data?.facts.review.includes(type.name) ?? false;
}
