import { expect, it } from 'vitest';
import { draw } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';
import type { Hit } from './hits.ts';

standInBrowser();
const { HitLine } = await import('./hit-line.tsx');

const hit: Hit = {
  id: '0197b5a0-0000-7000-8000-000000000000',
  kind: 'feature',
  name: 'ใบชั่ง',
  code: 'WEIGHT',
  within: 'โรงงาน',
  address: '/air/feature/1',
  deprecated: false,
};

async function lineOf(shown: Hit) {
  const line = <HitLine hit={shown} text="ชั่ง" onOpen={() => undefined} />;
  const html = await draw(line, { texts: [texts] });
  return html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim();
}

it('a hit says how well it fits and by what, unless nothing was searched for', async () => {
  const matched = (score: number) => lineOf({ ...hit, match: { score, reason: 'ชื่อ' } });
  expect(await matched(0.456)).toBe('ใบชั่งWEIGHTโรงงานชื่อ0.46');
  expect(await matched(0.954)).toBe('ใบชั่งWEIGHTโรงงานชื่อตรงกัน 95%');
  expect(await lineOf(hit)).toBe('ใบชั่งWEIGHTโรงงาน');
});
