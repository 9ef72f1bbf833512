import { Link } from 'react-router';
import { Heading } from './heading.tsx';

/** An address that leads nowhere (specification: Error catalogue). */
export function NotFoundScreen() {
  return (
    <>
      <Heading title="Page Not Found" />
      <p>
        404. There is no screen at this address. <Link to="/admin/dashboard">Go to the dashboard</Link> or{' '}
        <a href="/">to the home page</a>.
      </p>
    </>
  );
}
