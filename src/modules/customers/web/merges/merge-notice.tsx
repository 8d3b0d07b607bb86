import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CustomerMerge } from '#modules/customers/contract/merges.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { mergesQuery, useUndoMerge } from './merges.api.ts';

/** Says which customers were merged into this one, as long as that can be undone. */
export function MergeNotice({ customerId }: { readonly customerId: string }) {
  const t = useTexts(texts);
  const mayUndo = useMay('customers:delete');
  const merges = useQuery(mergesQuery({ id: customerId })).data ?? [];
  const question = useRecordWindow<CustomerMerge>();
  const undo = useUndoMerge({ onSuccess: question.close });
  return (
    <>
      {merges.map((merge) => (
        <Notice key={merge.id}>
          {t('merges.notice', { names: namesOf(merge), until: formatDateTime(merge.undo_until) })}{' '}
          {mayUndo && (
            <Button size="compact-sm" variant="default" onClick={() => question.open(merge)}>
              {t('merges.undo')}
            </Button>
          )}
        </Notice>
      ))}
      {question.draw((merge, window) => (
        <ConfirmDialog
          {...window}
          title={t('merges.undo_title', { names: namesOf(merge) })}
          confirmLabel={t('merges.undo')}
          busy={undo.isPending}
          onConfirm={() => undo.mutate({ id: merge.id })}
        >
          {t('merges.undo_text')}
        </ConfirmDialog>
      ))}
    </>
  );
}

function namesOf({ merged }: CustomerMerge): string {
  return merged.map(({ name }) => name).join(', ');
}
