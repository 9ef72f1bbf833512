import { PageButtons } from '../components/call-to-action.tsx';
import { Document, isBackOfficePage } from '../document.tsx';
import type { NotFoundPageProps } from '../message-view-models.ts';
import { popularLinks } from '../navigation.ts';

const links = [{ label: 'Go to the home page', href: '/' }, ...popularLinks];
/** For a mistyped URL of the back office. */
const staffLinks = [{ label: 'Go to the dashboard', href: '/admin/dashboard' }, ...links];

export function NotFoundPage({ frame }: NotFoundPageProps) {
  return (
    <Document styles="search-and-errors" frame={frame} title="Page Not Found" indexed={false}>
      <div className="wrap not-found">
        <p className="not-found-code">404</p>
        <div>
          <h1>Page Not Found</h1>
          <p>
            The address may have been mistyped, or what stood here was taken down. These pages are where most
            people were going:
          </p>
          <PageButtons links={isBackOfficePage(frame) ? staffLinks : links} />
        </div>
      </div>
    </Document>
  );
}
