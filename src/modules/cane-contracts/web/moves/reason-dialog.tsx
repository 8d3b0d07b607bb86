import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { contractLimits } from '#modules/cane-contracts/contract/contract-choices.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

/** The moves that are explained: a rejection has to be, a cancellation may be. */
export type ExplainedMove = 'rejected' | 'cancelled';

interface ReasonDialogProps extends WindowProps {
  readonly to: ExplainedMove;
  readonly code: string;
  readonly isBusy: boolean;
  readonly onConfirm: (rejectReason: string) => void;
}

/** Asks why a contract is rejected or cancelled. */
export function ReasonDialog({ opened, onClose, to, code, isBusy, onConfirm }: ReasonDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isRequired = to === 'rejected';
  const confirm = () => {
    const given = reason.trim();
    const misses = isRequired && given === '';
    setMissing(misses);
    if (!misses) onConfirm(given);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={
        isRequired ? t('moves.reject_title', { code }) : `${t('moves.names.cancelled')} ${code}`
      }
    >
      <Stack>
        <p>{t(isRequired ? 'moves.reject_text' : 'moves.final_text')}</p>
        <Textarea
          data-autofocus
          label={t('fields.rejectReason')}
          description={isRequired ? undefined : t('moves.reason_hint')}
          withAsterisk={isRequired}
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
            {t(`moves.names.${to}`)}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
