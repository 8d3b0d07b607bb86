import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThaiArea } from '#modules/land-plots/contract/thai-area.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import * as draw from '#platform/web/map/drawing.ts';
import { MapCorners } from '#platform/web/map/map-corners.tsx';
import { MapLine, MapSight } from '#platform/web/map/map-line.tsx';
import { MapShapes, type DrawnShape } from '#platform/web/map/map-shapes.tsx';
import { measureArea } from '#platform/web/map/measure-area.ts';
import { boxAround, type MapBox, type Position, type Shape } from '#platform/web/map/shapes.ts';
import { useSteps } from '#platform/web/map/use-steps.ts';
import { PlotMapFrame } from './plot-map-frame.tsx';
import { texts } from '../texts.ts';
import { ChangeTools } from './change-tools.tsx';
import { ComparedArea } from './compared-area.tsx';
import { CornerList } from './corner-list.tsx';
import { DrawTools } from './draw-tools.tsx';
import { GoToPlace } from './go-to-place.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useNeighbours } from './use-neighbours.ts';
import classes from './shapes.module.css';

export interface DrawingStep {
  /** Undefined while nothing is drawn to its end. */
  readonly shape: Shape | undefined;
  /** It is no longer what the editor was opened with. */
  readonly isChanged: boolean;
}

interface ShapeEditorProps {
  /** The shape that is changed; none while one is drawn. */
  readonly stored?: Shape;
  /** The plot whose shape it is; none while one is created. */
  readonly plotId: string | undefined;
  /** The area of its deed, as it is typed. */
  readonly deed: ThaiArea;
  /** Where people begin to draw. */
  readonly box: MapBox | undefined;
  readonly busy: boolean;
  /** At each step: the shape, as long as nothing of it waits for more corners. */
  readonly onStep: (step: DrawingStep) => void;
  readonly onDone: (shape: Shape) => void;
  readonly onCancel: () => void;
}

/** Draws a shape or changes one: on the map by pointer, in the middle of the map by keys, or as a list of corners. */
export function ShapeEditor(props: ShapeEditorProps) {
  const { stored, busy, onDone, onCancel, ...place } = props;
  const t = useTexts(texts);
  const steps = useSteps(stored === undefined ? draw.NOTHING_DRAWN : draw.drawingOf(stored));
  // A corner that is being dragged.
  const [dragged, setDragged] = useState<draw.Drawing>();
  const [chosen, setChosen] = useState<readonly draw.Corner[]>([]);
  const [wantsToAdd, setAdding] = useState(stored === undefined);
  // The first one: what is typed elsewhere meanwhile moves the map no more.
  const [box] = useState(() => (stored === undefined ? place.box : boxAround([stored])));
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    editor.current?.scrollIntoView({ block: 'start' });
  }, []);
  const [above, setAbove] = useState<HTMLElement | null>(null);
  const { neighbours, isClose, onMove } = useNeighbours(place.plotId);
  const drawing = steps.value;
  const isChanged = steps.undo !== undefined;
  const report = useEffectEvent(props.onStep);
  useEffect(() => {
    report({ shape: draw.isFinished(drawing) ? draw.shapeOf(drawing) : undefined, isChanged });
  }, [drawing, isChanged]);
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
  const add = (position: Position) => take(draw.addToLine(drawing, position));
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
  const closed = draw.finishArea(drawing);
  const isUsable = draw.isFinished(closed);
  return (
    <div ref={editor} className={classes.editor}>
      <div ref={setAbove} />
      <PlotMapFrame
        label={t('shapes.map_label')}
        box={box}
        onMove={onMove}
        over={<ComparedArea drawn={squareMetres} deed={place.deed} />}
      >
        <MapShapes shapes={neighbours} />
        <MapShapes shapes={areas} />
        <div className={classes.tools}>
          {isAdding ? (
            <>
              <MapLine line={drawing.line} onAdd={add} onFinish={finish} />
              <MapSight line={drawing.line} onAdd={add}>
                {({ point, show }) => (
                  <>
                    {above !== null && createPortal(<GoToPlace onGo={show} />, above)}
                    <DrawTools
                      comesCloser={!isClose && drawing.line.length === 0}
                      canFinish={draw.canFinish(drawing)}
                      onAdd={point}
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
                  </>
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
                crowded={<Notice>{t('shapes.crowded')}</Notice>}
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
        <Button loading={busy} disabled={!isUsable} onClick={() => onDone(draw.shapeOf(closed))}>
          {t('shapes.use')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('shapes.cancel')}
        </Button>
        {!isUsable && <span className={textClasses.hint}>{t('shapes.use_hint')}</span>}
      </div>
    </div>
  );
}
