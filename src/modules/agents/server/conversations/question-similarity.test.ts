import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, similarityOf, ONE_GAP } from './question-similarity.ts';

const alike = (one: string, other: string) =>
  similarityOf(comparable(one), comparable(other)) >= ONE_GAP;

describe('the similarity of questions', () => {
  it.each([
    ['ลาพักร้อนได้กี่วัน', 'ลาพักร้อนได้กี่วันคะ'],
    ['ลาพักร้อนได้ กี่วัน?', 'ลาพักรอนได้กี่วัน'],
    ['How many days of leave do I get?', 'how many days of leave do i get'],
    ['โบนัสออกวันที่ ๒๕ ไหม', 'โบนัสออกวันที่ 25 ไหม'],
  ])('makes one gap of "%s" and "%s"', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });

  it.each([
    ['ลาพักร้อนได้กี่วัน', 'โบนัสออกวันไหน'],
    ['ลาป่วยต้องมีใบรับรองแพทย์ไหม', 'ลาคลอดได้กี่วัน'],
    ['How many days of leave do I get?', 'Who approves a purchase order?'],
  ])('parts "%s" from "%s"', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });

  it('is between 0 and 1, symmetric, and 1 for the same question', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const value = similarityOf(one, other);
        expect(value).toBe(similarityOf(other, one));
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(similarityOf(one, one)).toBe(1);
      }),
    );
  });
});
