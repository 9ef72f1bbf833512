import { Runs } from './runs.tsx';
import { StoredPicture } from './stored-picture.tsx';
import type { ViewProps } from './view-props.ts';

/** Changed alternative texts, each beside its picture. */
export function CaptionsView({ changes: { captions }, livePaths }: ViewProps<'captions'>) {
  return (
    <ul className="compared-captions">
      {captions.map(({ path, runs }) => (
        <li key={path}>
          <StoredPicture path={path} alt="" livePaths={livePaths} />
          <p>
            <Runs runs={runs} />
          </p>
        </li>
      ))}
    </ul>
  );
}
