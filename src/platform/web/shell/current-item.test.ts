import { expect, it } from 'vitest';
import { currentItem } from './current-item.ts';

const items = ['/', '/settings', '/air', '/air/imports', '/airport'].map((to) => ({ to }));

it('is the entry with the longest matching path', () => {
  expect(currentItem('/air/feature/17', items)).toBe('/air');
  expect(currentItem('/air/imports/17', items)).toBe('/air/imports');
  expect(currentItem('/airport', items)).toBe('/airport');
  expect(currentItem('/', items)).toBe('/');
});

it('is none for a screen that no entry leads to', () => {
  expect(currentItem('/account', items)).toBeUndefined();
});

it('an entry may hold screens whose address is below that of another one', () => {
  const streams = { to: '/streams' };
  const sows = { to: '/all-sows', holds: ['/streams/$id/sows/$sowId'] };
  expect(currentItem('/streams/7/sows/8', [streams, sows])).toBe('/all-sows');
  expect(currentItem('/streams/7/sows/8/edit', [streams, sows])).toBe('/all-sows');
  expect(currentItem('/streams/7/sows', [streams, sows])).toBe('/streams');
});
