import { Icon } from '../../ui/icon.tsx';
import type { PageFrame } from '../view-models.ts';
import { Programmes } from './programmes.tsx';

/** The header's button that opens the programmes; a college that has none yet has no button either. */
export function Academics({ frame: { faculties, path } }: { frame: PageFrame }) {
  if (faculties.length === 0) return null;
  const isHere = faculties.some(({ href }) => href === path);
  return (
    <div className="academics">
      <button type="button" popoverTarget="academics" aria-current={isHere || undefined}>
        Academics
        <Icon name="down" />
      </button>
      <nav id="academics" className="academics-panel" popover="auto" aria-label="Academics">
        <Programmes programmes={faculties} path={path} />
      </nav>
    </div>
  );
}
