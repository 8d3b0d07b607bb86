import { afterEach, expect, it, vi } from 'vitest';
import { goOnAt } from './go-on-at.ts';

const page = globalThis.document;
afterEach(() => void vi.stubGlobal('document', page));

it.each([
  ['stays in a field or window', {}, 0],
  ['goes on where nobody types', null, 1],
])('the focus %s', (_what, around, times) => {
  vi.stubGlobal('document', { activeElement: { closest: () => around } });
  const button = { focus: vi.fn<() => void>(), scrollIntoView: vi.fn<() => void>() };
  goOnAt(button);
  expect(button.focus).toHaveBeenCalledTimes(times);
  expect(button.scrollIntoView).toHaveBeenCalledTimes(1);
});
