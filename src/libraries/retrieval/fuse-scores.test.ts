import { expect, it } from 'vitest';
import { BestScores, fusedScore } from './fuse-scores.ts';

it('lists the highest scores, and of equal ones those that came first', () => {
  const best = new BestScores(3);
  expect(best.worst).toBe(-Infinity);
  for (const [document, score] of [0.5, 0.9, 0.5, 0.9, 0.5].entries()) best.offer(document, score);
  expect(best.list().map(({ document }) => document)).toEqual([1, 3, 0]);
  expect(best.worst).toBe(0.5);
});

it('adds what both legs found by weight, and goes by the words alone without a vector', () => {
  expect(fusedScore(1, 0.5, 0.2)).toBeCloseTo(0.9);
  expect(fusedScore(1, -1, 0.2)).toBeCloseTo(0.8);
  expect(fusedScore(0.7, Number.NaN, 0.2)).toBe(0.7);
});
