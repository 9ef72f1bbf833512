import type { TypeFacts } from '../../schema/derive/describe.ts';
import { listQuery } from '../queries.ts';

/** So many records of each type are looked at for what came last. */
export const NEWEST = 5;

/** The newest records of a type, with how many there are of it. */
export const newestQuery = (type: TypeFacts) => listQuery(type, { page: 1, limit: NEWEST });
