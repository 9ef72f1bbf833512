/** What the college publishes: the list of its content types. */
import type { ContentType } from '../schema/define-type.ts';
import { banner } from './banner.ts';
import { news } from './news.ts';
import { notice } from './notice.ts';

export const contentTypes: readonly ContentType[] = [banner, news, notice];
