import { expect, it } from 'vitest';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { writeDistance } = await import('./write-distance.ts');

it('distances are in metres up to a kilometre, and in kilometres from there', async () => {
  const write = await drawHook(
    () => {
      const t = useTexts(texts);
      return [640, 1_000, 1_001, 31_240].map((metres) => writeDistance(t, metres));
    },
    { texts: [texts] },
  );
  expect(write).toEqual(['640 ม.', '1,000 ม.', '1 กม.', '31.2 กม.']);
});
