import type { Standing } from '../writing.ts';
import { applying } from './applying.ts';
import { studying } from './studying.ts';

/** Twelve questions with their answers. */
export const faqs: readonly Standing[] = [...applying, ...studying];
