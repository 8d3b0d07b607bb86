import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { contractNews } = await import('./contract-news.ts');

it('only contracts that were submitted wait to be approved', async () => {
  await texts.load();
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(address instanceof Request ? address.url : String(address));
    return Promise.resolve(Response.json({ data: [], total: 0 }));
  });
  await contractNews();
  expect(asked).toEqual([expect.stringContaining('status=submitted')]);
});
