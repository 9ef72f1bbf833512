import { PictureOfVersion } from './picture-of-version.tsx';
import { Runs } from './runs.tsx';
import type { ViewProps } from './view-props.ts';

/** Changed alternative texts, each beside its picture. */
export function CaptionsView({ changes: { captions }, livePaths }: ViewProps<'captions'>) {
  return (
    <ul className="compared-captions">
      {captions.map(({ path, runs }) => (
        <li key={path}>
          <PictureOfVersion path={path} alt="" livePaths={livePaths} />
          <p>
            <Runs runs={runs} />
          </p>
        </li>
      ))}
    </ul>
  );
}
