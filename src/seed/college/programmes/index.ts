import { bba } from './bba.ts';
import { bbs } from './bbs.ts';
import { bca } from './bca.ts';
import { bim } from './bim.ts';
import { csit } from './csit.ts';
import type { Programme } from './programme.ts';

/** The five programmes in the order in which the college names them. */
export const programmes: readonly Programme[] = [bca, bba, bim, csit, bbs];
