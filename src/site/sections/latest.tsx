import type { latestSection } from '../../content/sections/latest.ts';
import { DatedList, Story } from '../components/entries.tsx';
import { Programmes } from '../components/programmes.tsx';
import { Album } from '../pages/gallery.tsx';
import type { SectionProps } from './section-props.ts';

export function Latest({ of, count, entries, albums, frame }: SectionProps<typeof latestSection>) {
  const { today, faculties } = frame;
  if ((of === 'faculty' ? faculties : [...entries, ...albums]).length === 0) return null;
  if (of === 'faculty') return <Programmes programmes={faculties.slice(0, count)} />;
  if (of === 'notice') return <DatedList entries={entries} today={today} />;
  if (of === 'news')
    return entries.map((entry) => <Story key={entry.id} entry={entry} today={today} weight="row" />);
  return (
    <div className="albums">
      {albums.map((album) => (
        <Album key={album.id} album={album} today={today} level={3} />
      ))}
    </div>
  );
}
