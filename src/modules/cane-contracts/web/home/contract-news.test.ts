import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { contractNews } = await import('./contract-news.ts');

const approver = { permissions: new Set(['cane-contracts:approve']) };
const manager = { permissions: new Set(['cane-contracts:approve', 'cane-contracts:manage']) };

it('contracts wait for those who may make the next move', async () => {
  await texts.load();
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(address instanceof Request ? address.url : String(address));
    return Promise.resolve(Response.json({ data: [], total: 0 }));
  });
  await contractNews(approver);
  const submitted: unknown = expect.stringContaining('status=submitted');
  expect(asked).toEqual([submitted]);
  await contractNews(manager);
  expect(asked).toEqual([submitted, submitted, expect.stringContaining('status=approved')]);
});

it('a contract that waits names the money that it is about, where there is some', async () => {
  await texts.load();
  const waiting = { id: '7', contractType: 'promotion', updatedAt: '2026-11-02T03:00:00Z' };
  const data = [
    { ...waiting, code: 'CC-000001', supportTotal: 12_000.1, promotionAmount: 5_000.2 },
    { ...waiting, code: 'CC-000002', supportTotal: 0, promotionAmount: null },
  ];
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ data, total: 2 })),
  );
  const news = await contractNews(approver);
  expect(news.waiting?.map(({ fact }) => fact)).toEqual([
    'ส่งเสริมการปลูก รออนุมัติ เงินสนับสนุนและส่งเสริมรวม 17,000.30\u00a0บาท',
    'ส่งเสริมการปลูก รออนุมัติ',
  ]);
});
