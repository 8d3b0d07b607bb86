import { expect, test } from 'vitest';
import { comparableAddress } from './comparable-address.ts';

test.each([
  ['แขวงสีลม เขตบางรัก กรุงเทพฯ', 'สีลม บางรัก กรุงเทพ'],
  ['ต.น้ำพอง,อ.น้ำพอง จ.ขอนแก่น', 'นำพอง นำพอง ขอนแกน'],
  ['Tambon Nam Phong, Khon Kaen province', 'nam phong khon kaen'],
  ['แป-ระ', 'แป ระ'],
])('%s is compared as %s', (text, compared) => {
  expect(comparableAddress(text)).toBe(compared);
});
