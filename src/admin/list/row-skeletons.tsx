import { Skeleton, Table } from '@mantine/core';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

const shapes = {
  number: <Skeleton height={14} width={20} />,
  faculty: <Skeleton height={14} width={64} />,
  title: <Skeleton height={14} width="70%" />,
  listed: <Skeleton height={14} width={72} />,
  received: <Skeleton height={14} width={88} />,
  reference: <Skeleton height={14} width={112} />,
  email: <Skeleton height={14} width="80%" />,
  role: <Skeleton height={14} width={64} />,
  status: <Skeleton height={14} width={56} />,
  picture: <Skeleton height={80} width={120} />,
  action: <Skeleton height={20} width={96} />,
  when: <Skeleton height={14} width={72} />,
  to: <Skeleton height={14} width={120} />,
  about: <Skeleton height={14} width={72} />,
  state: <Skeleton height={14} width="60%" />,
  count: <Skeleton height={14} width={24} />,
};

export interface Column {
  /** What kind of thing stands in it: the class of its cells, and their shape until they are there. */
  name: keyof typeof shapes;
  /** What stands at its head. */
  label: string;
}

/** The shape of a list's rows of these columns until they are there. */
export function RowSkeletons({ columns }: { columns: readonly Column[] }) {
  return ROWS.map((row) => (
    <Table.Tr key={row} role="row">
      {columns.map(({ name, label }) => (
        <Table.Td key={label} role="cell" className={name}>
          {shapes[name]}
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}
