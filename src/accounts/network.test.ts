import { expect, test } from 'vitest';
import { coarseNetworkOf, networkOf } from './network.ts';

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

test.each([
  ['202.51.74.9', '202.51.*.*'],
  ['::ffff:202.51.74.9', '202.51.*.*'],
  ['2400:1a00:b1e0:7::2', '2400:1a00:*'],
  ['', ''],
])('of %s the half that is told is %s [21.50]', (address, coarse) => {
  expect(coarseNetworkOf(address)).toBe(coarse);
});
