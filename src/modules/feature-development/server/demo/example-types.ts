import type { z } from 'zod';
import type { valueStreamInput } from '#modules/feature-development/contract/value-streams.ts';

/** A rollback to a stage after another was completed, and its reason. */
export type Rollback = readonly [after: number, to: number, reason: string];

/** Days are counted from the day of the first start: `began` and `moved` back, `due` ahead. */
export interface ExampleSow {
  readonly name: string;
  /** The last completed stage. */
  readonly reached: number;
  /** Whether the next one is in work. */
  readonly isStarted?: boolean;
  readonly began: number;
  /** When it last moved. */
  readonly moved: number;
  readonly due?: number;
  /** Why it waits, where its status is set so by hand. */
  readonly held?: string;
  readonly tags?: readonly string[];
  /** The name of the one that comes first. */
  readonly waitsFor?: string;
  readonly rollbacks?: readonly Rollback[];
  /** The employee who tests it at the end, when not the one of the SOP. */
  readonly customer?: number;
}

export interface ExampleSop {
  readonly name: string;
  readonly description: string;
  readonly customer: number;
  readonly sows: readonly ExampleSow[];
}

export interface ExampleValueStream extends Pick<
  z.input<typeof valueStreamInput>,
  'name' | 'description' | 'tags' | 'priority'
> {
  readonly owner: number;
  readonly began: number;
  readonly due: number;
  readonly sops: readonly ExampleSop[];
}
