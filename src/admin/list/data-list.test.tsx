import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { collection, useList } from './collection.ts';
import { DataList } from './data-list.tsx';

const rows = collection<{ _id: string }>({ key: 'rows', path: '/rows', unreadable: '' });
const STATE = { name: 'state', label: 'State', options: [{ value: '', label: 'Every state' }] };

function Rows() {
  return <DataList list={useList(rows, [STATE])} columns={() => []} empty={null} />;
}

test('a list without a filter by keyword shows its selects', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider>
        <MemoryRouter>
          <Rows />
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('aria-label="State"');
  expect(html).not.toContain('type="search"');
});
