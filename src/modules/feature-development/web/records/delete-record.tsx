import type { UseMutationResult } from '@tanstack/react-query';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useDeleteSop } from './sops.api.ts';
import { useDeleteSow } from './sows.api.ts';
import { texts } from '../texts.ts';
import { useDeleteValueStream } from './value-streams.api.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface DeleteProps<Row> extends WindowProps {
  readonly row: Row;
  readonly onDeleted?: () => void;
}

/** Asks before a value stream is deleted; by its name where there are SOPs below. */
export function DeleteValueStream(
  props: DeleteProps<Named & { readonly sop_count: number; readonly total_sows: number }>,
) {
  const t = useTexts(texts);
  const { sop_count: sops, total_sows: sows } = props.row;
  return (
    <DeleteRecord
      {...props}
      title={t('deletion.title_value_stream')}
      below={[
        sops > 0 && t('deletion.sops', { count: sops }),
        sows > 0 && t('deletion.sows', { count: sows }),
      ]}
      useRemove={useDeleteValueStream}
    />
  );
}

/** The same for a SOP and its SOWs. */
export function DeleteSop(props: DeleteProps<Named & { readonly sow_count: number }>) {
  const t = useTexts(texts);
  const { sow_count: sows } = props.row;
  return (
    <DeleteRecord
      {...props}
      title={t('deletion.title_sop')}
      below={[sows > 0 && t('deletion.sows', { count: sows })]}
      useRemove={useDeleteSop}
    />
  );
}

/** The same for a SOW, which has nothing below. */
export function DeleteSow(props: DeleteProps<Named>) {
  const t = useTexts(texts);
  return (
    <DeleteRecord {...props} title={t('deletion.title_sow')} below={[]} useRemove={useDeleteSow} />
  );
}

interface Deletion {
  readonly id: string;
  readonly confirm_name?: string;
}

interface DeleteRecordProps extends DeleteProps<Named> {
  readonly title: string;
  /** What goes with it, as a text each. */
  readonly below: readonly (string | false)[];
  readonly useRemove: (use: {
    onSuccess: () => void;
  }) => Pick<UseMutationResult<unknown, Error, Deletion>, 'mutate' | 'isPending'>;
}

function DeleteRecord({ row, onDeleted, useRemove, ...props }: DeleteRecordProps) {
  const t = useTexts(texts);
  const { id, name } = row;
  const below = props.below.filter((what) => what !== false);
  const remove = useRemove({
    // Also where the stream was faster and the dialog is gone with its screen.
    onSuccess: () => {
      toast.success(t('deletion.deleted', { name }));
      onDeleted?.();
    },
  });
  return (
    <DeleteDialog
      opened={props.opened}
      onClose={props.onClose}
      title={props.title}
      confirmLabel={t('deletion.confirm')}
      action={remove}
      input={(typed) => ({ id, confirm_name: typed === '' ? undefined : typed })}
      typed={below.length === 0 ? undefined : { name, mismatch: t('deletion.mismatch') }}
    >
      <p className={text.typed}>{t('deletion.question', { name })}</p>
      {below.length > 0 && (
        <p className={text.typed}>
          <strong>{t('deletion.hangs_below', { what: formatList(below) })}</strong>
        </p>
      )}
    </DeleteDialog>
  );
}
