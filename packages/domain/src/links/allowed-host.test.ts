import { describe, expect, test } from 'vitest';
import { isAllowedHost } from './allowed-host.ts';

describe('issue 4.1 hosts that the operator allows', () => {
  const allowed = (url: string, ...hosts: string[]) => isAllowedHost(new URL(url), hosts);

  test('by name, by all below a name, or all', () => {
    expect(allowed('https://cdn.example/x', 'cdn.example')).toBe(true);
    expect(allowed('https://CDN.example./x', 'cdn.example')).toBe(true);
    expect(allowed('https://a.b.cdn.example/x', '*.cdn.example')).toBe(true);
    expect(allowed('https://anything.example/x', '*')).toBe(true);
  });

  test('and no others', () => {
    expect(allowed('https://cdn.example/x')).toBe(false);
    expect(allowed('https://cdn.example.evil/x', 'cdn.example', '*.cdn.example')).toBe(false);
    expect(allowed('https://evilcdn.example/x', '*.cdn.example')).toBe(false);
    expect(allowed('https://cdn.example/x', '*.cdn.example')).toBe(false);
    expect(allowed('https://cdn.example:8443/x', 'cdn.example', '*')).toBe(false);
    expect(allowed('https://cdn.example:8443/x', 'cdn.example:8443')).toBe(true);
  });
});
