import { Document } from '../document.tsx';
import type { NotFoundPageProps } from '../model.ts';
import { RidgeLine } from '../parts/ridge-line.tsx';
import { mainLinks } from '../navigation.ts';

export function NotFoundPage({ frame }: NotFoundPageProps) {
  return (
    <Document frame={frame} title="Page Not Found" indexed={false}>
      <div className="not-found">
        <div className="wrap">
          <p className="not-found-code">404</p>
          <h1>Page Not Found</h1>
          <p className="not-found-words">
            The address may have been mistyped, or what stood here was taken down. These pages are where most people
            were going:
          </p>
          <ul className="welcome-links">
            {mainLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.href === '/' ? 'Go to the home page' : link.label}</a>
              </li>
            ))}
          </ul>
        </div>
        <RidgeLine />
      </div>
    </Document>
  );
}
