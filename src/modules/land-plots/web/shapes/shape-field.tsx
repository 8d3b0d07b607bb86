import { Button, Skeleton } from '@mantine/core';
import { IconPencil, IconPolygon, IconTool, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { toSquareMetres } from '#modules/land-plots/contract/thai-area.ts';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { boxInMiddle } from '#platform/web/map/box-in-middle.ts';
import type { MapBox } from '#platform/web/map/shapes.ts';
import textClasses from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { mapSettingsQuery } from '../settings/settings.api.ts';
import { AreaWarning } from '../warnings/area-warning.tsx';
import { PlotWarnings } from '../warnings/plot-warnings.tsx';
import { checkQuery } from '../warnings/warnings.api.ts';
import { texts } from '../texts.ts';
import { ShapeEditor, ShapeMap } from './lazy-maps.tsx';
import type { DrawingStep } from './shape-editor.tsx';
import { useDrawShape, useRepairShape, useShape } from './shapes.api.ts';
import { UploadShapes } from './upload-shapes.tsx';
import type { DrawnShape } from './use-drawn-shape.ts';
import { whereaboutsQuery } from './whereabouts.api.ts';
import { writeArea } from '../write-area.ts';
import classes from './shapes.module.css';

/** What a shape is compared with, as it is typed. */
export interface ComparedPlot {
  readonly id?: string;
  readonly deed_kind: 'chanote' | 'nor_sor_3_kor' | 'nor_sor_3' | 'sor_por_kor' | 'other';
  readonly deed_number: string;
  readonly quota_id: string | null;
  readonly province_id: number | null;
  readonly subdistrict_id: number | null;
  readonly area_rai: number;
  readonly area_ngan: number;
  readonly area_wah: number;
}

interface ShapeFieldProps {
  readonly label: string;
  readonly error?: ReactNode;
  readonly defaultValue?: string | null;
  readonly plot: ComparedPlot;
  /** Has the shape that is being drawn until the plot is saved. */
  readonly drawn: DrawnShape;
  readonly onChange: (id: string) => void;
}

/** No id: a plot is not saved by mistake while its shape is not drawn to its end. */
const UNFINISHED = 'unfinished';

/** The shape of a plot: drawn, or read from a file, with what is doubtful about it. */
export function ShapeField(props: ShapeFieldProps) {
  const { label, error, defaultValue, plot, drawn, onChange } = props;
  const t = useTexts(texts);
  const [id, setId] = useState(defaultValue || null);
  const [mode, setMode] = useState<'look' | 'draw' | 'upload'>('look');
  const stored = useShape(id);
  const draw = useDrawShape();
  const place = useQuery({
    ...whereaboutsQuery({
      ...(plot.quota_id !== null && { quota_id: plot.quota_id }),
      ...(plot.subdistrict_id !== null && { subdistrict_id: plot.subdistrict_id }),
    }),
    enabled: id === null,
  });
  const { data: maps } = useQuery(mapSettingsQuery());
  const mayManage = useMay('land-plots:manage');
  const isBare = maps !== undefined && maps.map_tiles === '' && maps.satellite_tiles === '';
  const isPlaced = id === null ? !place.isPending : stored !== undefined;
  const begin = (next: 'draw' | 'upload') => {
    setMode(next);
    onChange(UNFINISHED);
  };
  const choose = (shape: string | null) => {
    setId(shape);
    onChange(shape ?? '');
    setMode('look');
  };
  const follow = ({ shape, isChanged }: DrawingStep) => {
    if (!isChanged) onChange(id ?? UNFINISHED);
    else onChange(shape === undefined ? UNFINISHED : drawn.keep(shape));
  };
  return (
    <div
      className={classes.field}
      data-path="shapefile_id"
      tabIndex={-1}
      role="group"
      aria-label={label}
    >
      {error !== undefined && error !== null && (
        <div role="alert" className={classes.problem}>
          {mode === 'look' ? error : t('shapes.not_used_yet')}
        </div>
      )}
      {mode === 'look' && (
        <div className={classes.tools}>
          <Button
            variant="default"
            leftSection={id === null ? <IconPolygon size={16} /> : <IconPencil size={16} />}
            disabled={id !== null && stored === undefined}
            onClick={() => begin('draw')}
          >
            {t(id === null ? 'shapes.draw' : 'shapes.change')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconUpload size={16} />}
            onClick={() => begin('upload')}
          >
            {t(id === null ? 'shapes.upload' : 'shapes.upload_again')}
          </Button>
        </div>
      )}
      {mode === 'look' && id === null && <p className={textClasses.hint}>{t('shapes.hint')}</p>}
      {mode === 'look' && stored !== undefined && (
        <StoredShape stored={stored} plot={plot} onRepaired={choose} />
      )}
      {mode === 'draw' && id === null && place.data?.source != null && (
        <p className={textClasses.hint}>{t(`shapes.opened_at_${place.data.source}`)}</p>
      )}
      {mode === 'draw' && isBare && (
        <p className={textClasses.hint}>
          {t('shapes.no_background')}{' '}
          {mayManage && (
            <Link to="/land-plots/settings" target="_blank">
              {t('shapes.set_background')}
            </Link>
          )}
        </p>
      )}
      {mode === 'draw' && !isPlaced && <Skeleton height={352} radius="md" />}
      {mode === 'draw' && isPlaced && (
        <ShapeEditor
          stored={stored?.shape}
          plotId={plot.id}
          deed={plot}
          box={drawnIn(place.data, plot)}
          busy={draw.isPending}
          onStep={follow}
          onDone={(shape) => draw.mutate({ shape }, { onSuccess: (made) => choose(made.id) })}
          onCancel={() => choose(id)}
        />
      )}
      {mode === 'upload' && (
        <UploadShapes onChoose={(shape) => choose(shape.id)} onCancel={() => choose(id)} />
      )}
    </div>
  );
}

interface Whereabouts {
  readonly source: string | null;
  readonly box: MapBox | null;
}

/** Among plots nearby so close that the land of the deed is a third of the width; in a province the place is looked for first. */
function drawnIn(place: Whereabouts | undefined, deed: ComparedPlot): MapBox | undefined {
  const box = place?.box ?? undefined;
  const side = Math.sqrt(toSquareMetres(deed));
  if (box === undefined || side === 0 || place?.source === 'province') return box;
  return boxInMiddle(box, { width: side * 3, height: side * 1.2 });
}

interface StoredShapeProps {
  readonly stored: PlotShape;
  readonly plot: ComparedPlot;
  readonly onRepaired: (id: string) => void;
}

function StoredShape({ stored, plot, onRepaired }: StoredShapeProps) {
  const t = useTexts(texts);
  const repair = useRepairShape();
  const { data: warnings, error } = useQuery(
    checkQuery({
      shapefile_id: stored.id,
      deed_kind: plot.deed_kind,
      deed_number: plot.deed_number,
      ...(plot.province_id !== null && { province_id: plot.province_id }),
      ...(plot.id !== undefined && { plot_id: plot.id }),
    }),
  );
  const common = useMemo(() => warnings?.overlaps.map((overlap) => overlap.common), [warnings]);
  return (
    <>
      <ShapeMap shape={stored.shape} common={common} />
      <p className={classes.measured}>
        {t('shapes.measured', { area: writeArea(t, stored.square_metres) })}
      </p>
      <AreaWarning deed={plot} measured={stored.square_metres} />
      {error !== null && <Notice>{failureOf(error).message}</Notice>}
      {warnings !== undefined && (
        <PlotWarnings
          warnings={warnings}
          repair={
            <div>
              <Button
                size="compact-md"
                leftSection={<IconTool size={16} />}
                loading={repair.isPending}
                onClick={() =>
                  repair.mutate({ id: stored.id }, { onSuccess: (made) => onRepaired(made.id) })
                }
              >
                {t('shapes.repair')}
              </Button>
            </div>
          }
        />
      )}
    </>
  );
}
