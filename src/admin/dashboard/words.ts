import { momentInWords } from '../form/drafts/moments.ts';
import { counted } from '../list/counted.ts';
import type { OverdueRecord } from './dashboard-queries.ts';

interface Kept {
  versions: number;
  pictures: number;
  documents: number;
  bytes: number;
  unmeasured: number;
}

const megabytes = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
});

const wasDue = {
  publish: 'was to appear on',
  expire: 'was to be taken down on',
  unpin: 'was to stand first until',
} satisfies Record<OverdueRecord['what'], string>;

/** @param unmeasured how many pictures come on top of the bytes */
const sizeInWords = (bytes: number, unmeasured: number) =>
  `${unmeasured > 0 ? 'at least ' : ''}${megabytes.format(bytes / 1_000_000)}`;

export const waitingWords = {
  title: 'Waiting for you',
  overdue: ({ what, at, reason }: OverdueRecord) =>
    `${wasDue[what]} ${momentInWords(at)}, and that could not be done. ${reason}`,
  submitted: (count: number) => (count === 1 ? 'waits for approval' : 'wait for approval'),
  returned: (note: string) => (note === '' ? 'was sent back to you.' : `was sent back to you: ‘${note}’`),
  conflict: 'has changed for visitors since its draft was begun. Compare the two, then publish again.',
  kept: ({ versions, pictures, documents, bytes, unmeasured }: Kept) =>
    `Besides what visitors see, history, drafts and trash keep ${counted(versions, 'version')}, ` +
    `${counted(pictures, 'picture')} and ${counted(documents, 'PDF')}` +
    `${pictures + documents > 0 ? ` (${sizeInWords(bytes, unmeasured)})` : ''}.`,
};
