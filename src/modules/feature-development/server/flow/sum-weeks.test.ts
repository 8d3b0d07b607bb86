import { expect, it } from 'vitest';
import { foldCumulativeFlow, foldThroughput } from './sum-weeks.ts';

// Four SOWs go through three stages in two phases. Before the first week three were begun and
// two finished stage 1; in the first week one completed all stages and was rolled back to stage 1 in the
// second, in which a third finished stage 1 and a fourth was begun.
const happened = {
  mondays: ['2026-11-09', '2026-11-16'],
  created: [{ week: 1, count: 1 }],
  completed: [
    { week: 0, stage: 2, count: 1 },
    { week: 0, stage: 3, count: 1 },
    { week: 1, stage: 1, count: 1 },
  ],
  undone: [1, 2, 3].map((stage) => ({ week: 1, stage, count: 1 })),
};

it('the throughput of a week counts what was finished and what was rolled back in it', () => {
  expect(foldThroughput(happened, 3)).toEqual([
    { week: '2026-11-09', delivered: 1, stages_completed: 2, stages_undone: 0 },
    { week: '2026-11-16', delivered: 0, stages_completed: 1, stages_undone: 3 },
  ]);
});

it('the cumulative flow shows where work was, and what was rolled back is earlier again', () => {
  const phases = [
    { phase: 'BR', lastStage: 1 },
    { phase: 'DEV', lastStage: 3 },
  ];
  const standing = [
    { done: 0, standing: 2 },
    { done: 1, standing: 2 },
  ];
  expect(foldCumulativeFlow(happened, standing, phases)).toEqual([
    {
      week: '2026-11-09',
      phases: [
        { phase: 'BR', count: 1 },
        { phase: 'DEV', count: 1 },
      ],
      delivered: 1,
    },
    {
      week: '2026-11-16',
      phases: [
        { phase: 'BR', count: 2 },
        { phase: 'DEV', count: 2 },
      ],
      delivered: 0,
    },
  ]);
});
