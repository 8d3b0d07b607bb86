import { expect, it } from 'vitest';
import {
  isDelivered,
  nextStage,
  percentOf,
  phaseAt,
  phaseOf,
  stageBefore,
  stagesAfter,
  stagesInOrder,
  stagesOf,
  stagesUpTo,
} from './stage-order.ts';
import { phases } from './phases.ts';

const all = Array.from({ length: 20 }, (_, index) => index + 1);

it('Phases divide the stages among them, in order', () => {
  expect(phases.flatMap(stagesOf)).toEqual(all);
  expect(phases.map((phase) => stagesOf(phase).length)).toEqual([1, 3, 12, 4]);
  expect(all.map(phaseOf)).toEqual(phases.flatMap((phase) => stagesOf(phase).map(() => phase)));
});

it('A SOW is in the phase of the stage that is in work or waits; a delivered one in the last', () => {
  expect([0, 1, 3, 4, 15, 16, 19, 20].map(phaseAt)).toEqual([
    'BR',
    'FD',
    'FD',
    'DEV',
    'DEV',
    'DEL',
    'DEL',
    'DEL',
  ]);
});

it('The stage after the current one is next, and none after the last', () => {
  expect([0, ...all].map(nextStage)).toEqual([...all, null]);
});

it('What is before and after a stage, and when all is delivered, follows from which stage is next', () => {
  expect(stagesInOrder.toSorted((one, other) => one - other)).toEqual(stagesInOrder);
  for (const current of [0, ...stagesInOrder]) {
    const next = nextStage(current);
    expect([...stagesUpTo(current), ...stagesAfter(current)]).toEqual(stagesInOrder);
    expect(stagesAfter(current)[0] ?? null).toBe(next);
    expect(isDelivered(current)).toBe(next === null);
  }
  expect(stagesInOrder.map(stageBefore).map(nextStage)).toEqual(stagesInOrder);
});

it('Progress is the whole percent of complete stages', () => {
  expect([0, 1, 7, 20].map(percentOf)).toEqual([0, 5, 35, 100]);
});
