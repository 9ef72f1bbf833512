import { UnviewedIcon, ViewedIcon } from '../icons.tsx';

/** An eye while nobody has viewed it, an opened letter after that; titled so, beside the name of its link. */
export function ViewIcon({ id, isView }: { id: string; isView: boolean }) {
  return (
    <span id={id} className="view-icon" title={isView ? 'Viewed' : 'Unviewed'}>
      {isView ? <ViewedIcon /> : <UnviewedIcon />}
    </span>
  );
}
