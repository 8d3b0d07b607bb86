import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOT_STARTED,
  nextStage,
  stagesAfter,
  stagesInOrder,
} from '#modules/feature-development/contract/stage-order.ts';
import { moveInto } from './legal-move.ts';

const waiting = (done: number) => ({ current_stage: done, started_at: null });
const working = (done: number) => ({ current_stage: done, started_at: '2026-11-20T02:00:00.000Z' });
const DELIVERED: number[] = [];
const DEVELOPMENT = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

describe('putting a card into a column', () => {
  it('starts the stage where it waits, and completes the one that is worked on', () => {
    expect(moveInto(waiting(8), [9])).toEqual({ kind: 'start', stage: 9 });
    expect(moveInto(working(8), [10])).toEqual({ kind: 'complete', stage: 9 });
    expect(moveInto(working(19), DELIVERED)).toEqual({ kind: 'complete', stage: 20 });
  });

  it('is refused with the stage that has to be done first', () => {
    expect(moveInto(waiting(8), [10])).toMatchObject({ reason: 'not_started', stage: 9 });
    expect(moveInto(working(8), [11])).toMatchObject({ reason: 'too_far', stage: 9 });
    expect(moveInto(working(8), DELIVERED)).toMatchObject({ reason: 'too_far', stage: 9 });
    expect(moveInto(working(8), [9])).toMatchObject({ reason: 'here' });
    expect(moveInto(waiting(20), DELIVERED)).toMatchObject({ reason: 'delivered' });
  });

  it('within a phase moves on, and into an earlier one offers its stages to go back to', () => {
    expect(moveInto(waiting(8), DEVELOPMENT)).toEqual({ kind: 'start', stage: 9 });
    expect(moveInto(working(8), DEVELOPMENT)).toEqual({ kind: 'complete', stage: 9 });
    expect(moveInto(working(15), DEVELOPMENT)).toMatchObject({ reason: 'here' });
    expect(moveInto(working(8), [2, 3, 4])).toEqual({ kind: 'rollback', stages: [4, 3, 2] });
  });

  it('never moves ahead by more than one stage, whatever the card and the column', () => {
    const stage = fc.constantFrom(...stagesInOrder);
    fc.assert(
      fc.property(
        fc.constantFrom(NOT_STARTED, ...stagesInOrder),
        fc.boolean(),
        stage,
        (done, isStarted, column) => {
          const move = moveInto(isStarted ? working(done) : waiting(done), [column]);
          const next = nextStage(done);
          const [, afterNext] = stagesAfter(done);
          expect(move.kind === 'start').toBe(column === next && !isStarted);
          expect(move.kind === 'complete').toBe(column === afterNext && isStarted);
          expect(move.kind === 'rollback').toBe(column <= done);
        },
      ),
    );
  });
});
