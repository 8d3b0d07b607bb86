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

it('of all quotas that wait to be verified, the one that waits longest is named, with how many there are', async () => {
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
    const isUnassigned = url.includes('view=unassigned');
    const counts = { all: 201, mine: 0, unassigned: 201 };
    return Promise.resolve(
      Response.json({ data: isUnassigned ? [longest] : [], total: 0, counts }),
    );
  });
  const { waiting } = await quotaNews(verifier);
  expect(waiting).toMatchObject([
    {
      to: '/farmer-quotas/verification?selected=7',
      name: 'Q69-00001 บุญหลาย ไร่ทดลอง',
      fact: 'โควต้าที่รอตรวจสอบนานที่สุด',
      among: { label: 'โควต้ารอตรวจสอบ', value: 201, to: '/farmer-quotas/verification' },
      since: '2026-11-02T03:00:00Z',
    },
  ]);
});
