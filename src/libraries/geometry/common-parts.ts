import { areaOf } from './geodesic-area.ts';
import { commonPartOf } from './overlap.ts';
import { runInThread } from './run-in-thread.ts';
import { countCorners, type Shape } from './shapes.ts';

export interface Cutting {
  readonly shape: Shape;
  readonly others: readonly Shape[];
}

interface CommonPart {
  readonly common: Shape;
  readonly square_metres: number;
}

/** So few are cut in less time than starting a thread takes. */
const FEW_CORNERS = 2_000;

/** What a shape has in common with each of others, in a thread where they have many corners. */
export async function findCommonParts(
  { shape, others }: Cutting,
  owner = '',
): Promise<readonly CommonPart[]> {
  const corners = countCorners(shape);
  const cut = others.reduce((sum, other) => sum + corners + countCorners(other), 0);
  if (cut <= FEW_CORNERS) return cutHere({ shape, others });
  const worker = new URL('./common-parts.worker.ts', import.meta.url);
  const answer = await runInThread({ worker, data: { shape, others }, owner });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sent by common-parts.worker.ts
  return answer as CommonPart[];
}

/** The same in this thread. */
export function cutHere({ shape, others }: Cutting): CommonPart[] {
  return others.map((other) => {
    const common = commonPartOf(shape, other);
    return { common, square_metres: areaOf(common) };
  });
}
