import { Heading } from '../layout/heading.tsx';
import { useTypes } from '../types.tsx';
import { RecentlyAdded } from './recently-added.tsx';
import { TypeTile } from './type-tile.tsx';
import './dashboard.css';

/** Where staff arrive: how much there is of everything, and what came last. */
export function DashboardScreen() {
  const types = useTypes();
  return (
    <>
      <Heading title="Dashboard" />
      <ul className="tiles">
        {types.map((type) => (
          <TypeTile key={type.name} type={type} />
        ))}
      </ul>
      <RecentlyAdded types={types} />
    </>
  );
}
