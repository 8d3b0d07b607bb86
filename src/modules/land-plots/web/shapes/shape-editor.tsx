import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { provinceBorders } from '#modules/geography/contract/province-borders.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import * as draw from '#platform/web/map/drawing.ts';
import { MapCorners } from '#platform/web/map/map-corners.tsx';
import { MapLine, MapSight } from '#platform/web/map/map-line.tsx';
import { MapShapes, type DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { measureArea } from '#platform/web/map/measure-area.ts';
import { boxAround, type Shape } from '#platform/web/map/shapes.ts';
import { useSteps } from '#platform/web/map/use-steps.ts';
import { PlotMapFrame } from './plot-map-frame.tsx';
import { texts } from '../texts.ts';
import { ChangeTools } from './change-tools.tsx';
import { CornerList } from './corner-list.tsx';
import { DrawTools } from './draw-tools.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { writeArea } from '../write-area.ts';
import classes from './shapes.module.css';

interface ShapeEditorProps {
  /** The shape that is changed; none while one is drawn. */
  readonly stored?: Shape;
  /** Where people begin to draw. */
  readonly provinceId: number | null;
  readonly busy: boolean;
  readonly onDone: (shape: Shape) => void;
  readonly onCancel: () => void;
}

/** Draws a shape or changes one: on the map by pointer, in the middle of the map by keys, or as a list of corners. */
export function ShapeEditor({ stored, provinceId, busy, onDone, onCancel }: ShapeEditorProps) {
  const t = useTexts(texts);
  const steps = useSteps(stored === undefined ? draw.NOTHING_DRAWN : draw.drawingOf(stored));
  // A corner that is being dragged.
  const [dragged, setDragged] = useState<draw.Drawing>();
  const [chosen, setChosen] = useState<readonly draw.Corner[]>([]);
  const [wantsToAdd, setAdding] = useState(stored === undefined);
  const [box] = useState(() => boxAround([stored ?? [provinceBorders(provinceId ?? 0) ?? []]]));
  const drawing = steps.value;
  // A line that came back by undoing is drawn on.
  const isAdding = wantsToAdd || drawing.line.length > 0;
  const shown = dragged ?? drawing;
  const take = (next: draw.Drawing) => {
    setDragged(undefined);
    setChosen([]);
    steps.take(next);
  };
  const step = (go: (() => void) | undefined) =>
    go &&
    (() => {
      setDragged(undefined);
      setChosen([]);
      go();
    });
  const finish = () => {
    if (!draw.canFinish(drawing)) return;
    take(draw.finishArea(drawing));
    setAdding(false);
  };
  const areas = useMemo((): DrawnShape[] => {
    const shape = draw.shapeOf(shown);
    return shape.length === 0 ? [] : [{ id: 'drawn', shape, look: 'main' }];
  }, [shown]);
  const squareMetres = measureArea(draw.shapeOf(draw.finishArea(shown)));
  return (
    <div className={classes.editor}>
      <PlotMapFrame
        label={t('shapes.map_label')}
        box={box}
        over={<strong className={classes.area}>{writeArea(t, squareMetres)}</strong>}
      >
        <MapShapes shapes={areas} />
        <div className={classes.tools}>
          {isAdding ? (
            <>
              <MapLine
                line={drawing.line}
                onAdd={(position) => take(draw.addToLine(drawing, position))}
                onFinish={finish}
              />
              <MapSight>
                {(centre) => (
                  <DrawTools
                    canFinish={draw.canFinish(drawing)}
                    onAdd={() => take(draw.addToLine(drawing, centre()))}
                    onFinish={finish}
                    onStop={
                      drawing.areas.length === 0
                        ? undefined
                        : () => {
                            take({ ...drawing, line: [] });
                            setAdding(false);
                          }
                    }
                  />
                )}
              </MapSight>
            </>
          ) : (
            <>
              <MapCorners
                drawing={drawing}
                chosen={chosen}
                onChoose={(corner) => setChosen(draw.toggleCorner(chosen, corner))}
                onMove={(corner, to, dropped) => {
                  const moved = draw.moveCorner(drawing, corner, to);
                  if (dropped) take(moved);
                  else setDragged(moved);
                }}
                onInsert={(after, position) => take(draw.insertCorner(drawing, after, position))}
              />
              <ChangeTools
                drawing={drawing}
                chosen={chosen}
                onDraw={() => setAdding(true)}
                onChange={take}
              />
            </>
          )}
          <UndoButtons undo={step(steps.undo)} redo={step(steps.redo)} />
        </div>
      </PlotMapFrame>
      <CornerList drawing={drawing} onChange={take} />
      <div className={classes.tools}>
        <Button
          loading={busy}
          disabled={drawing.areas.length === 0 || drawing.line.length > 0}
          onClick={() => onDone(draw.shapeOf(drawing))}
        >
          {t('shapes.use')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('shapes.cancel')}
        </Button>
      </div>
    </div>
  );
}
