import { expect, it } from 'vitest';
import { plotSettingsInput } from './settings.ts';

const accepts = (map_tiles: string) =>
  plotSettingsInput.safeParse({
    tolerance_percent: 5,
    map_tiles,
    satellite_tiles: '',
    updated_at: null,
  }).success;

it.each([
  ['', true],
  ['https://tiles.example.com/{z}/{x}/{y}.png', true],
  ['https://tiles.example.com:8443/{z}/{x}/{y}.png?key=1', true],
  ['http://tiles.example.com/{z}/{x}/{y}.png', false],
  ['https://tiles.example.com/{z}/{x}.png', false],
  ['https://{s}.example.com/{z}/{x}/{y}.png', false],
  ['https://a;sandbox/{z}/{x}/{y}', false],
  ['https://a.example.com,script-src/{z}/{x}/{y}', false],
  ['https://*.example.com/{z}/{x}/{y}', false],
  ['https://*/{z}/{x}/{y}', false],
])('takes tiles from a plain host only: %s', (address, expected) => {
  expect(accepts(address)).toBe(expected);
});
