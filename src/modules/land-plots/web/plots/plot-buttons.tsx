import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useRecordActs } from '#platform/web/shell/record-acts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { DeletePlot } from './delete-plot.tsx';

/** What can be done with a plot. */
export function PlotButtons({ plot }: { readonly plot: Plot }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayDelete = useMay('land-plots:delete');
  const mayWrite = useMay('land-plots:write');
  const deletion = useRecordWindow<Plot>();
  useRecordActs({ 'land-plots.delete': mayDelete ? () => deletion.open(plot) : undefined });
  return (
    <>
      {mayDelete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} />}
          onClick={() => deletion.open(plot)}
        >
          {t('detail.delete')}
        </Button>
      )}
      {mayWrite && (
        <Button
          leftSection={<IconPencil size={16} />}
          renderRoot={(root) => (
            <Link {...root} to="/land-plots/$id/edit" params={{ id: plot.id }} />
          )}
        >
          {t('detail.edit')}
        </Button>
      )}
      {deletion.draw((shown, window) => (
        <DeletePlot
          plot={shown}
          {...window}
          onDeleted={() => void navigate({ to: '/land-plots' })}
        />
      ))}
    </>
  );
}
