import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:ffff::', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
  ['unknown', 'unknown'],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
