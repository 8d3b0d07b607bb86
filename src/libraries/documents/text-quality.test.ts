import { describe, expect, it } from 'vitest';
import { countDamage, textQuality } from './text-quality.ts';

const qualityOf = (text: string): number => textQuality(countDamage(text));

describe('the quality of text', () => {
  it('is 1 for sound Thai, English and nothing', () => {
    expect(qualityOf('น้ำหนักบรรทุกไม่เกิน 25 ตันต่อคัน ก๊าซ ฤๅษี เก็บ พันธุ์ พ.ศ. 2569')).toBe(1);
    expect(qualityOf('Trucks are weighed twice, on arrival and after unloading.')).toBe(1);
    expect(qualityOf('')).toBe(1);
  });

  it('falls when the marks of Thai words came out as NUL or commas', () => {
    expect(qualityOf('น\u0000ำหนักบรรทุกไม\u0000เกิน')).toBeLessThan(0.8);
    expect(qualityOf('ผู,ซื,อต,องการ')).toBeLessThan(0.7);
  });

  it('falls when marks lost their letters', () => {
    expect(qualityOf('น ้าหนักบรรทุกไม ่เกิน')).toBeLessThan(0.8);
    expect(qualityOf('น่ำ้ าหนัก พันธุุ อ้อย')).toBeLessThan(0.8);
  });

  it('falls with the share of characters that have no meaning', () => {
    expect(qualityOf('\uFFFDa\uFFFDb')).toBe(0.5);
  });
});
