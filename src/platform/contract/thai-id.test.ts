import { expect, it } from 'vitest';
import { checkDigitOf, isThaiId, joinId } from './thai-id.ts';

it('accepts an id whose last digit fits the others, of a person and of a company', () => {
  expect(['3100600445635', '0994000617721'].map(isThaiId)).toEqual([true, true]);
  expect(['3100600445636', '310060044563', '310060044563x', ''].map(isThaiId)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(checkDigitOf('310060044563')).toBe(5);
});

it('notices two neighbours that changed places', () => {
  const id = '3100600445635';
  for (let place = 1; place < id.length; place += 1) {
    const swapped = `${id.slice(0, place - 1)}${id[place]}${id[place - 1]}${id.slice(place + 1)}`;
    expect(isThaiId(swapped)).toBe(swapped === id);
  }
});

it('joins an id that is written with hyphens', () => {
  expect(joinId('3-1006-00445-63-5')).toBe('3100600445635');
});
