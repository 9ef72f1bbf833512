import { langOf } from '../../ui/lang-of.ts';
import { wantedLinks } from '../navigation.ts';
import type { CollegeFacts } from '../view-models.ts';
import { PageButtons } from './page-buttons.tsx';
import { Picture } from './picture.tsx';

/** The opening of the home page while the college has no banner: its name and motto before a drawn picture. */
export function Welcome({ college }: { college: CollegeFacts }) {
  return (
    <div className="banner">
      <Picture picture={null} of="" sizes="100vw" first />
      <div className="banner-words">
        <h1 lang={langOf(college.name)}>{college.name}</h1>
        {college.motto && (
          <p className="banner-lede" lang={langOf(college.motto)}>
            {college.motto}
          </p>
        )}
        <PageButtons links={wantedLinks} />
      </div>
    </div>
  );
}
