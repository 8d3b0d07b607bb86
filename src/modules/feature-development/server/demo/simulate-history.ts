import { NOT_STARTED, nextStage } from '#modules/feature-development/contract/stage-order.ts';
import type { ExampleSow } from './example-types.ts';

export interface Step {
  readonly kind: 'start' | 'complete' | 'rollback';
  readonly stage: number;
  readonly at: string;
  /** Why, of a rollback. */
  readonly reason: string;
}

/** How long stages take, relative to each other. */
const WEIGHTS = [2, 3, 6, 4, 1, 1, 1, 1, 12, 2, 1, 1, 4, 6, 1, 1, 7, 2, 1, 1];
/** Between a completion and the next start. */
const WAIT = 0.6;
/** A repeated stage takes less time. */
const REPEATED = 0.5;

const DAY_MS = 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
/** Eight o'clock in Bangkok, in hours of UTC. */
const OPENING = 1;
const HOURS = 9;

/** How a SOW came to its current stage, in working hours; the same result every time. */
export function simulateHistory(sow: ExampleSow, now: Date, seed: number): Step[] {
  const random = createRandom(seed);
  const steps = [...walk(sow)];
  const weights = steps.map(({ kind, stage, isRepeated }) => {
    const weight = kind === 'complete' ? (WEIGHTS[stage - 1] ?? 1) : WAIT;
    return weight * (isRepeated ? REPEATED : 1) * (0.6 + random());
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const days = workingDays(now, sow);
  let passed = 0;
  return steps.map(({ kind, stage, reason }, place) => {
    passed += weights[place] ?? 0;
    const position = Math.min((passed / whole) * days.length, days.length - 0.01);
    const day = days[Math.floor(position)] ?? now;
    const hours = OPENING + (position % 1) * HOURS;
    const at = new Date(day.getTime() + Math.round(hours * HOUR_MS)).toISOString();
    return { kind, stage, reason, at };
  });
}

interface Move extends Omit<Step, 'at'> {
  readonly isRepeated: boolean;
}

/** Starts and completions in order, with each rollback once its stage was reached. */
function* walk({ reached, isStarted = false, rollbacks = [] }: ExampleSow): Generator<Move> {
  const left = [...rollbacks];
  let furthest = NOT_STARTED;
  let stage = nextStage(NOT_STARTED);
  while (stage !== null && (stage <= reached || left.length > 0)) {
    const isRepeated = stage <= furthest;
    yield { kind: 'start', stage, isRepeated, reason: '' };
    yield { kind: 'complete', stage, isRepeated, reason: '' };
    furthest = Math.max(furthest, stage);
    const completed = stage;
    const place = left.findIndex(([after]) => after === completed);
    const [rollback] = place === -1 ? [] : left.splice(place, 1);
    if (rollback === undefined) {
      stage = nextStage(stage);
    } else {
      const [, to, reason] = rollback;
      yield { kind: 'rollback', stage: to, isRepeated, reason };
      stage = to;
    }
  }
  if (isStarted && stage !== null) {
    yield { kind: 'start', stage, isRepeated: stage <= furthest, reason: '' };
  }
}

function workingDays(now: Date, { began, moved }: ExampleSow): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const all = Array.from(
    { length: began - moved + 1 },
    (_, place) => new Date(today - (began - place) * DAY_MS),
  );
  const working = all.filter((day) => day.getUTCDay() % 6 !== 0);
  return working.length > 0 ? working : all;
}

/** Numbers from 0 to 1 that look random. */
function createRandom(seed: number): () => number {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
