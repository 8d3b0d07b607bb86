import { Button, Radio } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ShapeMap } from './lazy-maps.tsx';
import { writeArea } from '../write-area.ts';
import classes from './shapes.module.css';

interface ChooseShapeProps {
  readonly shapes: readonly PlotShape[];
  readonly onChoose: (shape: PlotShape) => void;
}

/** Shows what a file has; where it has several shapes, one is chosen. */
export function ChooseShape({ shapes, onChoose }: ChooseShapeProps) {
  const t = useTexts(texts);
  const [id, setId] = useState(shapes[0]?.id);
  const shape = shapes.find((each) => each.id === id);
  const others = useMemo(
    () => shapes.filter((each) => each.id !== id).map((each) => each.shape),
    [shapes, id],
  );
  if (shape === undefined) return null;
  return (
    <div className={classes.choose}>
      {shapes.length > 1 && (
        <Radio.Group
          label={t('shapes.choose_one', { count: shapes.length })}
          value={id}
          onChange={setId}
        >
          <div className={classes.shapeList}>
            {shapes.map((each, place) => (
              <Radio
                key={each.id}
                value={each.id}
                label={each.name || t('shapes.unnamed', { number: place + 1 })}
                description={writeArea(t, each.square_metres)}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      <ShapeMap shape={shape.shape} others={others} />
      <div className={classes.tools}>
        <Button onClick={() => onChoose(shape)}>{t('shapes.use')}</Button>
        <span>{writeArea(t, shape.square_metres)}</span>
      </div>
    </div>
  );
}
