import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { contractLimits } from '#modules/cane-contracts/contract/contract-choices.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

interface RejectDialogProps extends WindowProps {
  readonly code: string;
  readonly isBusy: boolean;
  readonly onConfirm: (rejectReason: string) => void;
}

/** Asks why a contract is rejected. */
export function RejectDialog({ opened, onClose, code, isBusy, onConfirm }: RejectDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '') onConfirm(given);
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('moves.reject_title', { code })}>
      <Stack>
        <p>{t('moves.reject_text')}</p>
        <Textarea
          data-autofocus
          label={t('fields.rejectReason')}
          withAsterisk
          rows={3}
          maxLength={contractLimits.reason}
          value={reason}
          error={isMissing && t('errors.reject_reason_required')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('moves.keep')}
          </Button>
          <Button color="red" loading={isBusy} onClick={confirm}>
            {t('moves.names.rejected')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
