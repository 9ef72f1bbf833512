import { useQuery } from '@tanstack/react-query';
import type { TypeFacts } from '../../../schema/derive/describe.ts';
import { settingsQuery } from '../../settings/settings-queries.ts';

/** Whether drafts of a type are approved before they are published. For convenience only; the server sees to it. */
export function useAsksForReview(type: TypeFacts): boolean {
  return useQuery(settingsQuery).data?.facts.review.includes(type.name) ?? false;
}
