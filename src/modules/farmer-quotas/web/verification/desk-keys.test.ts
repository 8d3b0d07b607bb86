import { expect, it } from 'vitest';
import { actOfKey, afterLeaving } from './desk-keys.ts';

const held = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it('finds the act of a key by its place, whatever letter the layout has there', () => {
  expect(actOfKey({ code: 'KeyA', ...held })).toBe('approve');
  expect(actOfKey({ code: 'ArrowDown', ...held })).toBe('next');
});

it('leaves keys of the browser alone', () => {
  expect(actOfKey({ code: 'KeyC', ...held, ctrlKey: true })).toBeUndefined();
  expect(actOfKey({ code: 'KeyQ', ...held })).toBeUndefined();
});

it('goes on with the next quota, with the one before at the end, and with none at last', () => {
  expect(afterLeaving(['a', 'b', 'c'], 'b')).toBe('c');
  expect(afterLeaving(['a', 'b', 'c'], 'c')).toBe('b');
  expect(afterLeaving(['a'], 'a')).toBeUndefined();
});
