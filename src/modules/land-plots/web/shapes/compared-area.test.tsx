import { expect, it } from 'vitest';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { ComparedArea } = await import('./compared-area.tsx');

const drawnAs = (drawn: number, area_rai: number) =>
  draw(<ComparedArea drawn={drawn} deed={{ area_rai, area_ngan: 0, area_wah: 0 }} />, {
    texts: [texts],
  });

it('what is drawn is compared with the deed, once there is something of both', async () => {
  expect(await drawnAs(12_000, 7)).toContain('ตามเอกสาร 7 ไร่ 0 งาน 0 ตร.ว.');
  expect(await drawnAs(12_000, 7)).toContain('ต่าง +7.1%');
  expect(await drawnAs(10_000, 7)).toContain('ต่าง -10.7%');
  expect(await drawnAs(0, 7)).not.toContain('ต่าง');
  expect(await drawnAs(12_000, 0)).not.toContain('ตามเอกสาร');
});
