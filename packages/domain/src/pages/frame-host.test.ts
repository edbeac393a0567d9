import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostOf, hostTyped, isAllowedHost } from './frame-host.ts';

describe('[S9] hosts of external pages', () => {
  it.each([
    ['https://map.example.org/a?b=1', 'map.example.org'],
    ['HTTPS://Map.Example.org', 'map.example.org'],
    ['http://map.example.org/', null],
    ['https://map.example.org:8443/', null],
    ['https://map.example.org@evil.example/', null],
    ['https://evil.example\\@map.example.org/', null],
    ['https://127.0.0.1/', null],
    ['https://localhost/', null],
    ['javascript:alert(1)', null],
    ['//map.example.org/', null],
    ['data:text/html,x', null],
    ['', null],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });

  it('are accepted as people type them', () => {
    expect(hostTyped(' https://Survey.Example.org/x ')).toBe('survey.example.org');
    expect(hostTyped('*.example.org')).toBe('*.example.org');
    expect(hostTyped('*')).toBeNull();
    expect(hostTyped('*.org')).toBeNull();
    expect(hostTyped('a b.example')).toBeNull();
  });

  it('below an allowed one are allowed only when the organiser said so', () => {
    expect(isAllowedHost('a.example.org', ['example.org'])).toBe(false);
    expect(isAllowedHost('a.example.org', ['*.example.org'])).toBe(true);
    expect(isAllowedHost('evilexample.org', ['*.example.org', 'example.org'])).toBe(false);
  });

  it('always equal the host the browser connects to', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `https://${text}`),
        ),
        (address) => {
          const host = hostOf(address);
          if (host !== null) expect(new URL(address)).toMatchObject({ hostname: host, protocol: 'https:', port: '' });
        },
      ),
    );
  });
});
