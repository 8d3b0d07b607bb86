import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../../texts.ts';

standInBrowser();
const { workNews } = await import('./work-news.ts');

const sow = (id: string) => ({
  id,
  name: `งาน ${id}`,
  sop: { id: '1', name: 'ขั้นตอนการทำงาน' },
  value_stream: { id: '2', name: 'สายงาน' },
  current_stage: 3,
  due_date: null,
  since: '2026-11-02T03:00:00Z',
});

it('home names some of the SOWs that wait, and says of all how many there are', async () => {
  await texts.load();
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const url = address instanceof Request ? address.url : String(address);
    // One waits for the person's work, and for their approval as well.
    const data = url.includes('part=approval') ? [sow('7')] : [sow('7'), sow('8')];
    const counts = { waiting: 11, approval: 1, overdue: 4, rolled_back: 0 };
    return Promise.resolve(Response.json({ data, total: data.length, counts }));
  });
  const { waiting, figures } = await workNews();
  expect(waiting).toMatchObject([
    { id: '7', among: { label: 'SOW ที่รอฉันอนุมัติ', value: 1 } },
    { id: '8', among: { label: 'SOW ที่รอฉัน', value: 11 } },
  ]);
  expect(figures?.map(({ value }) => value)).toEqual([4, 0]);
});
