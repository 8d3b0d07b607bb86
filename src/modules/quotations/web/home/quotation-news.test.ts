import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { quotationNews } = await import('./quotation-news.ts');

it('asks for the newest quotations that wait, and says how many there are', async () => {
  await texts.load();
  const newest = {
    id: '7',
    quotation_number: 'QT-2569-00007',
    customer_name: 'ร้านทดลอง',
    total: 2_000,
    status_at: '2026-11-29T03:00:00Z',
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const url = address instanceof Request ? address.url : String(address);
    const data = url.includes('awaiting=me') && url.includes('sort=-updated_at') ? [newest] : [];
    return Promise.resolve(Response.json({ success: true, data, total: 5, page: 1, limit: 4 }));
  });
  const { waiting } = await quotationNews();
  expect(waiting).toMatchObject([
    { name: 'QT-2569-00007 ร้านทดลอง', since: newest.status_at, among: { value: 5 } },
  ]);
});
