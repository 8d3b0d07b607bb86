import type { UseMutationResult } from '@tanstack/react-query';
import { ConfirmByName } from '#platform/web/feedback/confirm-by-name.tsx';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { formatList } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Deletion } from './record-calls.ts';
import { useDeleteSop } from './sops.api.ts';
import { useDeleteSow } from './sows.api.ts';
import { texts } from '../texts.ts';
import { useDeleteValueStream } from './value-streams.api.ts';
import classes from './records.module.css';

interface DeleteProps<Row> {
  readonly row: Row;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Asks before a value stream is deleted; by its name where SOPs hang below. */
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
      remove={useDeleteValueStream(afterwards(props))}
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
      remove={useDeleteSop(afterwards(props))}
    />
  );
}

/** The same for a SOW, below which nothing hangs. */
export function DeleteSow(props: DeleteProps<Named>) {
  const t = useTexts(texts);
  return (
    <DeleteRecord
      {...props}
      title={t('deletion.title_sow')}
      below={[]}
      remove={useDeleteSow(afterwards(props))}
    />
  );
}

interface DeleteRecordProps extends DeleteProps<Named> {
  readonly title: string;
  /** What goes with it, in words. */
  readonly below: readonly (string | false)[];
  readonly remove: UseMutationResult<unknown, Error, Deletion>;
}

function DeleteRecord({ row, opened, onClose, title, remove, ...props }: DeleteRecordProps) {
  const t = useTexts(texts);
  const { id, name } = row;
  const below = props.below.filter((words) => words !== false);
  const window = {
    opened,
    onClose,
    title,
    busy: remove.isPending,
    confirmLabel: t('deletion.confirm'),
  };
  if (below.length === 0) {
    return (
      <ConfirmDialog {...window} onConfirm={() => remove.mutate({ id, name })} danger>
        {t('deletion.question', { name })}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmByName
      {...window}
      name={name}
      onConfirm={(confirm_name) => remove.mutate({ id, name, confirm_name })}
      mismatch={t('deletion.mismatch')}
    >
      <p className={classes.block}>{t('deletion.question', { name })}</p>
      <p className={classes.block}>
        <strong>{t('deletion.hangs_below', { what: formatList(below) })}</strong>
      </p>
    </ConfirmByName>
  );
}

/** Closes the window, then leaves what is gone. */
function afterwards({ onClose, onDeleted }: Pick<DeleteProps<Named>, 'onClose' | 'onDeleted'>) {
  return () => {
    onClose();
    onDeleted?.();
  };
}
