import { expect, it } from 'vitest';
import { z } from 'zod';
import { contractFields as taken } from '#modules/cane-contracts/contract/contract-fields.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { call, partsIn } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { contractFields } = await import('./contract-fields.tsx');

it.each(['totalTons', 'promotionAmount'] as const)(
  'lets people type as many decimals of %s as a contract has',
  async (name) => {
    const fields = await drawHook(() => contractFields(useTexts(texts)), { texts: [texts] });
    const [input] = partsIn(call(fields[name], 'input', {}));
    const { decimalScale } = z.object({ decimalScale: z.number() }).parse(input);
    const accepts = (value: number) => taken[name].safeParse(value).success;
    expect(accepts(10 ** -decimalScale)).toBe(true);
    expect(accepts(1 + 10 ** -(decimalScale + 1))).toBe(false);
  },
);
