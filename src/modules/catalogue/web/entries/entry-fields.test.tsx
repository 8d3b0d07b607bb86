import { expect, it } from 'vitest';
import { entry as entrySchema } from '#modules/catalogue/contract/entries.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { makeUp } from '#tests/support/sweep/made-up.ts';
import { drawHook } from '#tests/support/web/draw.tsx';
import { call, partsIn } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { entryFields } = await import('./entry-fields.tsx');

it('an entry is not offered as its own replacement', async () => {
  const entry = entrySchema.parse(makeUp(entrySchema));
  const shown = { entry, hasStatus: true, isStored: true, mayChooseOwner: true };
  const useFields = () => entryFields(useTexts(texts), shown);
  const { replacement_id } = await drawHook(useFields, { texts: [texts] });
  const [select] = partsIn(call(replacement_id, 'input', {}));
  expect(select).toMatchObject({ kind: entry.kind, exclude: entry.id });
});
