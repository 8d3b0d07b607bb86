import { Button } from '@mantine/core';
import { IconPlant, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Crop } from '#modules/land-plots/contract/crops.ts';
import { writeDay } from '#platform/web/date/say-day.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type PlotTexts } from '../texts.ts';
import { cropsQuery, useDeleteCrop } from './crops.api.ts';

const CropSheet = whenOpened(async () => (await import('./crop-sheet.tsx')).CropSheet);

interface CropsPanelProps {
  readonly plotId: string;
  readonly seasonId: string;
}

/** What grew on a plot in each season. */
export function CropsPanel({ plotId, seasonId }: CropsPanelProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('land-plots:write');
  const sheet = useRecordWindow<Crop | undefined>();
  const removal = useRecordWindow<Crop>();
  const remove = useDeleteCrop();
  const actions = useRowActions<Crop>({
    edit: mayWrite && sheet.open,
    remove: mayWrite && removal.open,
  });
  return (
    <Stack>
      <RecordTable
        name="plot-crops"
        label={t('fields.crop')}
        columns={columnsOf(t)}
        query={useQuery(cropsQuery({ id: plotId }))}
        failedTitle={t('crops.failed')}
        actions={actions}
        empty={{ icon: IconPlant, title: t('crops.none'), hint: t('crops.none_hint') }}
        add={
          mayWrite && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
              {t('crops.create')}
            </Button>
          )
        }
      />
      {sheet.draw((stored, window) => (
        <CropSheet plotId={plotId} seasonId={seasonId} stored={stored} {...window} />
      ))}
      {removal.draw((crop, window) => (
        <DeleteDialog
          {...window}
          title={t('crops.delete_title', { variety: crop.variety, season: crop.season })}
          confirmLabel={t('crops.delete')}
          action={remove}
          input={() => ({ id: plotId, crop: crop.id })}
        />
      ))}
    </Stack>
  );
}

const columnsOf = (t: PlotTexts): Column<Crop>[] => [
  {
    id: 'season',
    header: t('fields.season'),
    names: true,
    keepTogether: true,
    cell: ({ season }) => season,
  },
  { id: 'variety', header: t('fields.variety'), cell: ({ variety }) => variety },
  {
    id: 'ratoon_number',
    header: t('crops.kind'),
    keepTogether: true,
    cell: ({ ratoon_number: number }) =>
      number === 0 ? t('crops.planted') : t('crops.ratoon', { number }),
  },
  {
    id: 'planted_on',
    header: t('fields.planted_on'),
    keepTogether: true,
    cell: ({ planted_on }) => planted_on !== null && writeDay(planted_on),
  },
  {
    id: 'harvested_on',
    header: t('fields.harvested_on'),
    keepTogether: true,
    cell: ({ harvested_on }) => harvested_on !== null && writeDay(harvested_on),
  },
  { id: 'note', header: t('fields.note'), cell: ({ note }) => note },
];
