import { expect, it, vi } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { quotaNews } = await import('./quota-news.ts');

const verifier = {
  key: 'suntaree 1',
  name: 'สุนทรี',
  detail: undefined,
  photo: undefined,
  employeeId: 7,
  company: { id: 1, name: 'บริษัท', code: 'A', logo: undefined, theme: '' },
  companies: [],
  permissions: new Set(['farmer-quotas:verify']),
  owesSecondFactor: false,
  theme: '',
  foldedGroups: [],
};

it('all quotas that wait to be verified are one line, which names the one that waits longest', async () => {
  await texts.load();
  const longest = {
    id: '7',
    quota_code: 'Q69-00001',
    name: 'บุญหลาย ไร่ทดลอง',
    submitted_at: '2026-11-02T03:00:00Z',
    updated_at: '2026-11-20T03:00:00Z',
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const url = address instanceof Request ? address.url : String(address);
    const isAll = url.includes('/pending') && !url.includes('view=mine');
    const counts = { all: 201, mine: 0, unassigned: 201 };
    return Promise.resolve(Response.json({ data: isAll ? [longest] : [], total: 0, counts }));
  });
  const { waiting } = await quotaNews(verifier);
  expect(waiting).toMatchObject([
    {
      to: '/farmer-quotas/verification',
      name: 'โควต้ารอตรวจสอบ 201 รายการ',
      fact: 'รอนานที่สุด: Q69-00001 บุญหลาย ไร่ทดลอง',
      since: '2026-11-02T03:00:00Z',
    },
  ]);
});
