import { expect, it } from 'vitest';
import { completedIn, nextStage, percentOf, phaseOf, phases, stagesOf } from './stage-order.ts';

const all = Array.from({ length: 20 }, (_, index) => index + 1);

it('Phases divide the stages among them, in order; before the first stage a SOW is in the first phase', () => {
  expect(phases.flatMap(stagesOf)).toEqual(all);
  expect(phases.map((phase) => stagesOf(phase).length)).toEqual([1, 3, 12, 4]);
  expect(all.map(phaseOf)).toEqual(phases.flatMap((phase) => stagesOf(phase).map(() => phase)));
  expect(phaseOf(0)).toBe('BR');
});

it('The stage after the current one is next, and none after the last', () => {
  expect([0, ...all].map(nextStage)).toEqual([...all, null]);
});

it('Progress is the whole percent of complete stages, and that of a phase counts its own', () => {
  expect([0, 1, 7, 20].map(percentOf)).toEqual([0, 5, 35, 100]);
  expect(phases.map((phase) => completedIn(phase, 9))).toEqual([1, 3, 5, 0]);
});
