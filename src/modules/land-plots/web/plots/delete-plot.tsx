import type { Plot } from '#modules/land-plots/contract/plots.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteRecord } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { plotActions } from './plots.api.ts';

interface DeletePlotProps extends WindowProps {
  readonly plot: Plot;
  readonly onDeleted?: () => void;
}

/** Asks before a plot is deleted with its shape, files and crops. */
export function DeletePlot({ plot: { id, deed_number: name }, ...window }: DeletePlotProps) {
  const t = useTexts(texts);
  const remove = plotActions.useDelete();
  return (
    <DeleteRecord record={{ id, name }} action={remove} {...window}>
      {t('detail.delete_text')}
    </DeleteRecord>
  );
}
