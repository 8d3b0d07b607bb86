import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import type { RecordKind } from './record-calls.ts';
import { relationsQuery } from './relations.api.ts';
import { useDeleteSop } from './sops.api.ts';
import { useDeleteSow } from './sows.api.ts';
import { texts } from '../texts.ts';
import { useDeleteValueStream } from './value-streams.api.ts';

interface Deletion {
  readonly id: string;
  readonly confirm_name?: string;
}

type DeleteHook = (use: {
  readonly onSuccess: () => void;
}) => Pick<UseMutationResult<unknown, Error, Deletion>, 'mutate' | 'isPending'>;

const HOOKS: Record<RecordKind, DeleteHook> = {
  value_stream: useDeleteValueStream,
  sop: useDeleteSop,
  sow: useDeleteSow,
};

export interface Deletable {
  readonly id: string;
  readonly name: string;
  /** How many SOPs and SOWs go with it. */
  readonly sop_count?: number;
  readonly sow_count?: number;
  readonly total_sows?: number;
}

interface DeleteRecordProps extends WindowProps {
  readonly kind: RecordKind;
  readonly record: Deletable;
  readonly onDeleted?: () => void;
}

/** Asks before a record is deleted; by its name where others go with it. */
export function DeleteRecord({ kind, record, onDeleted, ...window }: DeleteRecordProps) {
  const t = useTexts(texts);
  const { id, name, sop_count: sops = 0, total_sows = 0, sow_count: sows = total_sows } = record;
  const useDelete = HOOKS[kind];
  const remove = useDelete({
    // Also where the stream was faster and the dialog is gone with its screen.
    onSuccess: () => {
      toast.success(t('deletion.deleted', { name }));
      onDeleted?.();
    },
  });
  const waiting = useWaiting(kind === 'sow' ? id : undefined);
  const below = [
    ...(sops > 0 ? [t('deletion.sops', { count: sops })] : []),
    ...(sows > 0 ? [t('deletion.sows', { count: sows })] : []),
  ];
  return (
    <DeleteDialog
      {...window}
      title={t(`deletion.title_${kind}`)}
      confirmLabel={t('deletion.confirm')}
      action={remove}
      input={(typed) => ({ id, confirm_name: typed === '' ? undefined : typed })}
      typed={
        below.length + waiting.length === 0 ? undefined : { name, mismatch: t('deletion.mismatch') }
      }
    >
      <p className={text.typed}>{t('deletion.question', { name })}</p>
      {below.length > 0 && (
        <p className={text.typed}>
          <strong>{t('deletion.hangs_below', { what: formatList(below) })}</strong>
        </p>
      )}
      {waiting.length > 0 && (
        <p className={text.typed}>
          <strong>{t('relations.delete_check', { names: formatList(waiting) })}</strong>
        </p>
      )}
    </DeleteDialog>
  );
}

/** The names of what is not delivered and waits for a SOW. */
function useWaiting(id: string | undefined): readonly string[] {
  const { data } = useQuery({ ...relationsQuery({ id: id ?? '' }), enabled: id !== undefined });
  return (data?.blocks ?? [])
    .filter(({ current_stage }) => nextStage(current_stage) !== null)
    .map(({ name }) => name);
}
