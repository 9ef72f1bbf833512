import type { peopleSection } from '../../content/sections/people.ts';
import { People as PeopleList } from '../components/people.tsx';
import type { SectionProps } from './section-props.ts';

export function People({ staff }: SectionProps<typeof peopleSection>) {
  return staff.length > 0 ? <PeopleList people={staff} level={3} /> : null;
}
