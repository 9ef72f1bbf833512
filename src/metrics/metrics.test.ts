import { expect, test } from 'vitest';
import { counter, Histogram, histogram, seriesOf, toText } from './family.ts';
import { Operations } from './operations.ts';

function observed(...values: number[]): Histogram {
  const counted = new Histogram([1, 5]);
  for (const value of values) counted.observe(value);
  return counted;
}

test('a histogram is written with cumulative buckets, a label escaped [18.60]', () => {
  const family = histogram('sizes', 'Sizes', [seriesOf({ route: 'a"b\\c\n' }, observed(0.5, 1, 4, 9))]);
  expect(toText([family, counter('empty', 'Without series', [])])).toBe(
    [
      '# HELP sizes Sizes',
      '# TYPE sizes histogram',
      'sizes_bucket{route="a\\"b\\\\c\\n",le="1"} 2',
      'sizes_bucket{route="a\\"b\\\\c\\n",le="5"} 3',
      'sizes_bucket{route="a\\"b\\\\c\\n",le="+Inf"} 4',
      'sizes_sum{route="a\\"b\\\\c\\n"} 14.5',
      'sizes_count{route="a\\"b\\\\c\\n"} 4',
      '',
    ].join('\n'),
  );
});

test('operations are counted with their failures, and not with refusals', async () => {
  const operations = new Operations((error) => error instanceof TypeError);
  class Store {
    #name = 'kept';
    async open(error?: Error) {
      if (error) throw error;
      return this.#name;
    }
    size() {
      return 3;
    }
  }
  const store = operations.watch(new Store());
  expect(await store.open()).toBe('kept');
  await expect(store.open(new TypeError('broken'))).rejects.toThrow('broken');
  await expect(store.open(new RangeError('refused'))).rejects.toThrow('refused');
  expect(store.size()).toBe(3);
  const text = toText(operations.families('store', 'the store'));
  expect(text).toContain('store_operation_seconds_count{operation="open"} 3\n');
  expect(text).toContain('store_errors_total{operation="open"} 1\n');
  expect(text).not.toContain('size');
});
