import { afterEach, describe, expect, it, vi } from 'vitest';
import * as formats from './formats.ts';

function inLanguage(lang: string): void {
  vi.stubGlobal('document', { documentElement: { lang } });
}

afterEach(() => vi.unstubAllGlobals());

describe('dates', () => {
  it('are counted in the Buddhist era in Thai and shown in Bangkok time', () => {
    inLanguage('th');
    expect(formats.formatDateTime('2026-11-20T18:30:00Z')).toBe('21 พ.ย. 2569 01:30');
    expect(formats.formatDate('2026-11-20')).toBe('20 พ.ย. 2569');
  });

  it('are counted in the common era in English', () => {
    inLanguage('en');
    expect(formats.formatDate('2026-11-20')).toBe('20 Nov 2026');
  });

  it('show how long ago', () => {
    inLanguage('en');
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(formats.formatRelative('2026-11-20T11:59:40Z', now)).toBe('now');
    expect(formats.formatRelative('2026-11-20T11:55:00Z', now)).toBe('5 minutes ago');
    expect(formats.formatRelative('2026-11-19T12:00:00Z', now)).toBe('yesterday');
    expect(formats.formatRelative('2026-11-20T14:00:00Z', now)).toBe('in 2 hours');
  });
});

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1_468_006, '1.4 MB'],
    [104_857_600, '100 MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formats.formatBytes(bytes)).toBe(text);
  });
});

it('names are sorted in the order of the Thai alphabet', () => {
  inLanguage('th');
  const names = ['แดง', 'ขาว', 'เก่ง', 'กบ', 'ก้อง', 'ใจ'];
  expect(names.toSorted(formats.compareNames)).toEqual(['กบ', 'ก้อง', 'เก่ง', 'ขาว', 'ใจ', 'แดง']);
});

it('names of which one is enough are joined by “or”', () => {
  inLanguage('th');
  expect(formats.formatAlternatives(['สุนทรี', 'ปกรณ์'])).toBe('สุนทรี หรือ ปกรณ์');
  inLanguage('en');
  expect(formats.formatAlternatives(['Ann', 'Bob', 'Eve'])).toBe('Ann, Bob, or Eve');
});
