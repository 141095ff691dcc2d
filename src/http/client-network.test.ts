import { expect, test } from 'vitest';
import { clientNetwork } from './client-network';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('a call from %s counts for %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('calls without an address are one caller', () => {
  expect(clientNetwork(undefined)).toBe('local');
});
