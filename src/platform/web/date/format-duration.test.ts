import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { platformTexts } from '../i18n/platform-texts.ts';
import { formatDuration } from './format-duration.ts';

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } });
  await platformTexts.load();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, 'ไม่ถึง 1 วินาที'],
  [999, 'ไม่ถึง 1 วินาที'],
  [1_000, '0:01'],
  [65_000, '1:05'],
  [600_000, '10:00'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, text) => {
  expect(formatDuration(milliseconds)).toBe(text);
});
