import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as contract from '#modules/farmer-quotas/contract/quota-export.ts';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { downloadByTicket } from '#platform/web/api/download.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAction } from '#platform/web/query/use-action.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

const FORMATS = ['xlsx', 'csv'] as const;

interface ExportUnmaskedProps extends WindowProps {
  /** Those of the list as it is shown. */
  readonly filters: object;
}

/** Asks why before national ids and accounts leave in a file. */
export function ExportUnmasked({ filters, opened, onClose }: ExportUnmaskedProps) {
  const t = useTexts(texts);
  const [format, setFormat] = useState<(typeof FORMATS)[number]>('xlsx');
  const [reason, setReason] = useState('');
  const take = useAction({
    act: () =>
      downloadByTicket(contract.quotaExport.ticket.path, {
        ...filters,
        format,
        unmasked: 'true',
        reason: reason.trim(),
      }),
    failure: t('unmasked.failed'),
    onSuccess: onClose,
  });
  if (!opened) return null;
  return (
    <FormDialog
      title={t('unmasked.title')}
      confirmLabel={t('unmasked.confirm')}
      disabled={reason.trim().length < reasonLimits.least}
      busy={take.isPending}
      onSubmit={() => take.mutate(undefined)}
      onClose={onClose}
    >
      <p>{t('unmasked.text')}</p>
      <TextInput
        data-autofocus
        label={t('unmasked.reason')}
        withAsterisk
        maxLength={reasonLimits.most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('unmasked.format')}
        value={format}
        data={FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={({ currentTarget: { value } }) =>
          setFormat(FORMATS.find((each) => each === value) ?? format)
        }
      />
    </FormDialog>
  );
}
