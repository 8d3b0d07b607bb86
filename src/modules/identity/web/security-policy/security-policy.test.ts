import { expect, it } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { securityPolicyQuery } = await import('./security-policy.api.ts');

it('how a company protects itself is asked for each time and never kept in a browser', () => {
  const { staleTime, meta } = securityPolicyQuery();
  expect({ staleTime, persist: meta?.['persist'] }).toEqual({ staleTime: 0, persist: false });
});
