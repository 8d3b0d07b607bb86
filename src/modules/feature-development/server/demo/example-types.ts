import type { z } from 'zod';
import type { valueStreamInput } from '#modules/feature-development/contract/value-streams.ts';

/** Back from a stage to another, and why; once the first of them was complete. */
export type Rollback = readonly [after: number, to: number, reason: string];

/** Days are counted from the day of the first start: ago, or, for due dates, ahead. */
export interface ExampleSow {
  readonly name: string;
  /** The last completed stage. */
  readonly reached: number;
  /** Whether somebody works on the next one. */
  readonly isStarted?: boolean;
  readonly began: number;
  /** When it moved last. */
  readonly moved: number;
  readonly due?: number;
  readonly tags?: readonly string[];
  readonly rollbacks?: readonly Rollback[];
  /** The employee who tests it in the end, where it is another than that of the SOP. */
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
