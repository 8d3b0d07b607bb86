import { expect, it } from 'vitest';
import { partsOf } from '#tests/support/web/parts-of.ts';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { texts } from '../texts.ts';

standInBrowser();
const { UndoButtons } = await import('./undo-buttons.tsx');

it('what cannot be undone or redone is disabled, each by itself', async () => {
  const act = () => undefined;
  const disabled = async (undo?: () => void, redo?: () => void) => {
    const parts = await partsOf(() => UndoButtons({ undo, redo }), { texts: [texts] });
    return parts.flatMap((part) => ('disabled' in part ? [part['disabled']] : []));
  };
  expect(await disabled(act)).toEqual([false, true]);
  expect(await disabled(undefined, act)).toEqual([true, false]);
});
