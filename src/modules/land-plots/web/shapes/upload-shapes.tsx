import { Button, FileButton, Select } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { shapeEncodings, shapeProjections } from '#modules/land-plots/contract/plot-choices.ts';
import type { PlotShape } from '#modules/land-plots/contract/shapes.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { DropArea } from '#platform/web/attachments/drop-area.tsx';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { ChooseShape } from './choose-shape.tsx';
import { useUploadShapes, type ShapeFile } from './shapes.api.ts';
import classes from './shapes.module.css';

interface UploadShapesProps {
  readonly onChoose: (shape: PlotShape) => void;
  readonly onCancel: () => void;
}

const ACCEPTED = '.zip,.kml,.kmz,.geojson,.json,.gpx';

/** Reads shapes out of a file, asks what the file does not say, and lets people choose one. */
export function UploadShapes({ onChoose, onCancel }: UploadShapesProps) {
  const t = useTexts(texts);
  const [said, setSaid] = useState<ShapeFile>();
  const upload = useUploadShapes();
  const reset = useRef<() => void>(null);
  const read = (file: ShapeFile) => {
    setSaid(file);
    upload.mutate(file);
    // The same file may be chosen again.
    reset.current?.();
  };
  const code = isApiError(upload.error) ? upload.error.code : undefined;
  const asksProjection = code === 'land-plots.projection_needed' || said?.projection !== undefined;
  const isShapefile = said?.file.name.toLowerCase().endsWith('.zip') === true;
  const shapes = upload.data?.data;
  return (
    <DropArea onDrop={([file]) => file !== undefined && read({ file })}>
      <div className={classes.upload}>
        <p className={textClasses.hint}>{t('shapes.upload_hint')}</p>
        <div className={classes.tools}>
          <FileButton
            accept={ACCEPTED}
            resetRef={reset}
            onChange={(file) => file !== null && read({ file })}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                leftSection={<IconUpload size={16} />}
                loading={upload.isPending}
              >
                {t(said === undefined ? 'shapes.choose_file' : 'shapes.choose_other_file')}
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={onCancel}>
            {t('shapes.cancel')}
          </Button>
          {said !== undefined && <span>{said.file.name}</span>}
        </div>
        {upload.error !== null && <Notice>{failureOf(upload.error).message}</Notice>}
        {said !== undefined && code === 'land-plots.shape_axes_swapped' && (
          <div>
            <Button onClick={() => read({ ...said, swap_axes: 'true' })}>
              {t('shapes.swap_axes')}
            </Button>
          </div>
        )}
        {said !== undefined && asksProjection && (
          <Select
            label={t('shapes.projection')}
            description={t('shapes.projection_hint')}
            placeholder={t('shapes.choose_projection')}
            data={shapeProjections.map((value) => ({ value, label: t(`projections.${value}`) }))}
            value={said.projection ?? null}
            allowDeselect={false}
            onChange={(projection) => projection !== null && read({ ...said, projection })}
          />
        )}
        {said !== undefined && isShapefile && shapes !== undefined && (
          <Select
            label={t('shapes.encoding')}
            description={t('shapes.encoding_hint')}
            data={[...shapeEncodings]}
            value={said.encoding ?? null}
            placeholder={t('shapes.encoding_of_file')}
            onChange={(encoding) => encoding !== null && read({ ...said, encoding })}
          />
        )}
        {shapes !== undefined && (
          <ChooseShape key={shapes[0]?.id} shapes={shapes} onChoose={onChoose} />
        )}
      </div>
    </DropArea>
  );
}
