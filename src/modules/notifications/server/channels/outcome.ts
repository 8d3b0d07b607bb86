import type { DeliveryReason, DeliveryState } from '#modules/notifications/contract/records.ts';

/** What a provider made of a message. */
export type Outcome = {
  /** What the provider answered, or why it did not. */
  readonly answer: string;
} & (
  | { readonly kind: 'accepted'; readonly id?: string; readonly cost?: string }
  | { readonly kind: 'later'; readonly afterMs?: number }
  | { readonly kind: 'setup' | 'unreachable' | 'bad_address' | 'refused' | 'unknown' }
);

/** What a delivery becomes, and how the channel is. */
export interface Step {
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
  /** After how long it is tried again, where it waits. */
  readonly waitsMs: number;
  /** Whether the attempt counts against the limit of the delivery. */
  readonly putOff: boolean;
  /** For how long the channel sends nothing; undefined where it works. */
  readonly pausesMs: number | undefined;
}

interface Before {
  /** How often this delivery was put off. */
  readonly putOff: number;
  /** How many attempts on the channel failed in a row because of it. */
  readonly failures: number;
  /** Whether the provider takes nothing at all at this time. */
  readonly takesNothing: boolean;
  /** From 0 to 1. */
  readonly chance: number;
}

const MOST_PUT_OFF = 8;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
/** Only an administrator can help. */
const SETUP_PAUSE_MS = 10 * 60_000;

/** What follows from the outcome of an attempt. */
export function stepAfter(
  outcome: Outcome,
  { putOff, failures, takesNothing, chance }: Before,
): Step {
  const done = { waitsMs: 0, putOff: false, pausesMs: undefined };
  const waiting = { state: 'queued', reason: 'channel_unhealthy' } as const;
  // Nobody can have them all come back at the same moment.
  const pause = jitter(growing(FIRST_PAUSE_MS, failures, LONGEST_PAUSE_MS), chance);
  switch (outcome.kind) {
    case 'accepted':
      return { ...done, state: 'sent', reason: null };
    case 'bad_address':
    case 'refused':
      return { ...done, state: 'failed', reason: outcome.kind };
    case 'unknown':
      return { ...done, state: 'unknown', reason: 'no_answer', pausesMs: pause };
    case 'unreachable':
      return { ...done, ...waiting, pausesMs: pause };
    case 'setup':
      return { ...done, ...waiting, pausesMs: SETUP_PAUSE_MS };
    case 'later': {
      const asked = outcome.afterMs ?? 0;
      if (takesNothing) {
        return {
          ...done,
          ...waiting,
          pausesMs: Math.max(pause, Math.min(asked, SETUP_PAUSE_MS)),
        };
      }
      if (putOff + 1 >= MOST_PUT_OFF) {
        return { ...done, state: 'failed', reason: 'too_many_attempts', putOff: true };
      }
      const waitsMs = jitter(growing(FIRST_WAIT_MS, putOff, LONGEST_WAIT_MS), chance);
      return {
        ...done,
        state: 'queued',
        reason: 'put_off',
        putOff: true,
        waitsMs: Math.max(waitsMs, asked),
      };
    }
  }
}

const growing = (first: number, times: number, longest: number) =>
  Math.min(longest, first * 2 ** Math.min(times, 20));

/** Between three quarters and five quarters of it. */
const jitter = (ms: number, chance: number) => Math.round(ms * (0.75 + chance / 2));
