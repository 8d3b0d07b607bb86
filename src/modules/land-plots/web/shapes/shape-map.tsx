import { useMemo } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MapShapes, type DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { boxAround, type Shape } from '#platform/web/map/shapes.ts';
import { PlotMapFrame } from './plot-map-frame.tsx';
import { texts } from '../texts.ts';

interface ShapeMapProps {
  readonly shape: Shape;
  /** Ground that it has in common with other plots. */
  readonly common?: readonly Shape[];
  /** Other shapes of the same file, to see where it is among them. */
  readonly others?: readonly Shape[];
}

const NONE: readonly Shape[] = [];

/** A shape to look at. */
export function ShapeMap({ shape, common = NONE, others = NONE }: ShapeMapProps) {
  const t = useTexts(texts);
  const drawn = useMemo(
    (): DrawnShape[] => [
      ...others.map(
        (each, place) => ({ id: `other-${place}`, shape: each, look: 'other' }) as const,
      ),
      { id: 'shape', shape, look: 'main' },
      ...common.map(
        (each, place) => ({ id: `common-${place}`, shape: each, look: 'doubtful' }) as const,
      ),
    ],
    [shape, common, others],
  );
  const box = useMemo(() => boxAround([shape]), [shape]);
  return (
    <PlotMapFrame label={t('shapes.map_label')} box={box}>
      <MapShapes shapes={drawn} />
    </PlotMapFrame>
  );
}
