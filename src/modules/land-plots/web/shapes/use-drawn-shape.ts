import { useRef } from 'react';
import { newKey } from '#platform/web/api/keys.ts';
import type { Shape } from '#platform/web/map/shapes.ts';
import { useDrawShape } from './shapes.api.ts';

interface Drawn {
  /** What the form has until the shape is stored. */
  readonly id: string;
  readonly shape: Shape;
  /** The id of the stored shape, where saving the plot failed after that. */
  readonly stored?: string;
}

interface PlotBody {
  readonly shapefile_id?: string | null | undefined;
}

/** What the form of a plot and the drawing in it share. */
export interface DrawnShape {
  /** Keeps a shape that is drawn to its end, and answers the id by which the form knows it. */
  readonly keep: (shape: Shape) => string;
  /** The body with the shape that is still open in the editor: it is stored first. */
  readonly use: <Body extends PlotBody>(body: Body) => Promise<Body>;
}

/** Lets a plot be saved while its shape is still open in the editor. */
export function useDrawnShape(): DrawnShape {
  const draw = useDrawShape();
  const drawn = useRef<Drawn>(undefined);
  return {
    keep: (shape) => {
      const id = newKey();
      drawn.current = { id, shape };
      return id;
    },
    use: async (body) => {
      const open = drawn.current;
      if (open === undefined || body.shapefile_id !== open.id) return body;
      const stored = open.stored ?? (await draw.mutateAsync({ shape: open.shape })).id;
      drawn.current = { ...open, stored };
      return { ...body, shapefile_id: stored };
    },
  };
}
