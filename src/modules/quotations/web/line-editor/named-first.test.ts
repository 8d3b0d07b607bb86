import { expect, it } from 'vitest';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';

standInBrowser();
const { namedFirst } = await import('./named-first.ts');

it('products that begin as was typed come first, then those called so, then those that mention it', () => {
  const named = (code: string, name_th: string) => ({ code, name_th, name_en: '' });
  const found = [
    named('P1', 'เชือกมัดอ้อย'),
    named('P2', 'กากน้ำตาล'),
    named('P3', 'น้ำตาลทรายขาว'),
    named('น้ำตาล-4', 'ทรายแดง'),
  ];
  expect(namedFirst(found, 'น้ำตาล').map(({ code }) => code)).toEqual(['P3', 'น้ำตาล-4', 'P2', 'P1']);
});
