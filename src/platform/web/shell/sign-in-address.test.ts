import { describe, expect, it } from 'vitest';
import { loginAddress, wayBack } from './sign-in-address.ts';

describe('the way back from signing in', () => {
  it('is where the person came from', () => {
    const address = loginAddress('/cms/agent-management?search=อ้อย&page=2');
    const back = wayBack(new URL(address, 'https://here').search);
    expect(decodeURI(back)).toBe('/cms/agent-management?search=อ้อย&page=2');
  });

  it('is home when there is none', () => {
    expect(loginAddress('/')).toBe('/login');
    expect(wayBack('')).toBe('/');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login?next=/login',
  ])('never leads to %s', (next) => {
    const back = wayBack(`?next=${encodeURIComponent(next)}`);
    expect(back).toBe('/');
  });
});
