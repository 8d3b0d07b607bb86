import { expect, it } from 'vitest';
import { readPosition } from './read-position.ts';

it.each([
  '16.4322, 102.8236',
  '16.4322 102.8236',
  'N 16.4322° E 102.8236°',
  '102.8236,16.4322',
  '๑๖.๔๓๒๒, ๑๐๒.๘๒๓๖',
  `16°25'55.92"N 102°49'24.96"E`,
  '16° 25.932′ N, 102° 49.416′ E',
  'https://www.google.com/maps/@16.4322,102.8236,17z',
  'https://www.google.com/maps/place/x/@16.5,102.9,17z/data=!3m1!8m2!3d16.4322!4d102.8236',
  'https://maps.google.com/?q=16.4322%2C102.8236',
])('reads %s', (text) => {
  const [longitude, latitude] = readPosition(text) ?? [0, 0];
  expect(longitude).toBeCloseTo(102.8236, 6);
  expect(latitude).toBeCloseTo(16.4322, 6);
});

it.each(['', 'กมลาไสย', '16.4322', '48.1, 11.5', '1 2 3', 'https://maps.app.goo.gl/abc'])(
  'finds no place of Thailand in "%s"',
  (text) => {
    expect(readPosition(text)).toBeUndefined();
  },
);
