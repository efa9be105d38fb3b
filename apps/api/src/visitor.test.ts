import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['x'.repeat(500), 'x'.repeat(64)],
])('issue 13 A4 the visitor of %s is %s', (address, visitor) => expect(visitorOf(address)).toBe(visitor));

test('issue 13 A4 two neighbouring IPv6 networks are two visitors', () => {
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'));
});

test('issue 37, F6: clients without an address do not share a key: they are refused', () => {
  for (const address of [undefined, '']) expect(() => visitorOf(address)).toThrow('The connection has no address.');
});
