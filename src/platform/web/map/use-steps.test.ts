import { expect, it } from 'vitest';
import { drawHook } from '#tests/support/web/draw.tsx';
import { standInBrowser } from '#tests/support/web/stand-in-browser.ts';
import { useSteps } from './use-steps.ts';

standInBrowser();

it('before the first step there is nothing to undo and nothing to do again', async () => {
  const { value, undo, redo } = await drawHook(() => useSteps('empty'));
  expect({ value, undo, redo }).toEqual({ value: 'empty', undo: undefined, redo: undefined });
});
