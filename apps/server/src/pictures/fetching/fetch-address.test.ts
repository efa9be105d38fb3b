import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './fetch-address.ts';

describe('issue 4.1 addresses that pictures are fetched from', () => {
  test.each(['8.8.8.8', '1.1.1.1', '172.15.255.255', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.255',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...['192.168.1.1', '192.0.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1', '203.0.113.9'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
    ],
    ...[
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:0:7f00:1::',
      '2001:db8::1',
      '100::1',
      '127.1',
      '2130706433',
      'localhost',
      '',
    ],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});
