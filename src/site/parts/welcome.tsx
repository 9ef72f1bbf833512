import { langOf } from '../lang-of.ts';
import type { CollegeFacts } from '../model.ts';
import { mainLinks } from '../navigation.ts';
import { RidgeLine } from './ridge-line.tsx';

/** The opening of the home page while the college has no banner: its name and motto, large, before the mountains. */
export function Welcome({ college }: { college: CollegeFacts }) {
  return (
    <div className="welcome">
      <div className="wrap">
        <h1 lang={langOf(college.name)}>{college.name}</h1>
        <p className="welcome-motto" lang={langOf(college.motto)}>
          {college.motto}
        </p>
        <ul className="welcome-links">
          {mainLinks
            .filter((link) => link.href !== '/')
            .map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
        </ul>
      </div>
      <RidgeLine />
    </div>
  );
}
