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
const { entryForm } = await import('./entry-form.ts');

it('an entry is not offered as its own replacement', async () => {
  const entry = entrySchema.parse(makeUp(entrySchema));
  const shown = { entry, hasStatus: true, isStored: true, mayChooseOwner: true };
  const useFields = () => entryFields(useTexts(texts), shown);
  const { replacement_id } = await drawHook(useFields, { texts: [texts] });
  const [select] = partsIn(call(replacement_id, 'input', {}));
  expect(select).toMatchObject({ kind: entry.kind, exclude: entry.id });
});

it('the change of an entry leaves out what it does not have', () => {
  const entry = entrySchema.parse(makeUp(entrySchema));
  const sent = (parts: Parameters<typeof entryForm>[0]) => {
    const form = entryForm(parts);
    return Object.keys(form.rulesFor(entry).parse(form.valuesOf(entry)));
  };
  const facts = ['is_read_only', 'default_value', 'choices', 'formula', 'condition'];
  const stored = ['sample_value', ...facts, 'external_target'];
  const all = sent({ hasStatus: true, isStored: true });
  expect(all).toEqual(expect.arrayContaining(['name_th', 'status', ...stored]));
  expect(sent({ hasStatus: false, isStored: true })).toEqual(
    all.filter((name) => name !== 'status'),
  );
  expect(sent({ hasStatus: true, isStored: false })).toEqual(
    all.filter((name) => !stored.includes(name)),
  );
});
