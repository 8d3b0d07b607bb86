import { findCrossings } from './crossings.ts';
import { areaOf } from './geodesic-area.ts';
import { repairShape } from './overlap.ts';
import { runInThread } from './run-in-thread.ts';
import { countCorners, type Position, type Shape } from './shapes.ts';

export interface MeasuredShape {
  readonly shape: Shape;
  readonly crossings: readonly Position[];
  /** Of what is left after a repair where borders cross. */
  readonly square_metres: number;
}

export interface Measuring {
  readonly shapes: readonly Shape[];
  /** Measures them as they are once they are repaired; nothing may be left of one. */
  readonly repairs: boolean;
}

/** Pairs of borders that may cross: so few take less time than starting a thread. */
const FEW_PAIRS = 10_000;

/** Finds where borders cross and how large shapes are, in a thread where they have many corners. */
export async function measureShapes(
  { shapes, repairs }: Measuring,
  owner = '',
): Promise<readonly MeasuredShape[]> {
  const pairs = shapes.reduce((sum, shape) => sum + countCorners(shape) ** 2, 0);
  if (pairs <= FEW_PAIRS) return measureHere({ shapes, repairs });
  const worker = new URL('./measure-shapes.worker.ts', import.meta.url);
  const answer = await runInThread({ worker, data: { shapes, repairs }, owner });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by measure-shapes.worker.ts
  return answer as MeasuredShape[];
}

/** The same in this thread. */
export function measureHere({ shapes, repairs }: Measuring): MeasuredShape[] {
  return shapes.map((given) => {
    const shape = repairs ? repairShape(given) : given;
    const crossings = findCrossings(shape);
    const square_metres = areaOf(crossings.length === 0 ? shape : repairShape(shape));
    return { shape, crossings, square_metres };
  });
}
