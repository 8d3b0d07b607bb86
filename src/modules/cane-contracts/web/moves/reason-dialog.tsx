import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { contractLimits } from '#modules/cane-contracts/contract/contract-choices.ts';
import { needsReason, paidStatuses } from '#modules/cane-contracts/contract/contract-status.ts';
import type { Contract } from '#modules/cane-contracts/contract/contracts.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { PaidSums } from './paid-sums.tsx';

/** The moves that are explained: a rejection and a cancellation in force have to be, another cancellation may be. */
export type ExplainedMove = 'rejected' | 'cancelled';

interface ReasonDialogProps extends WindowProps {
  readonly to: ExplainedMove;
  readonly contract: Contract;
  readonly isBusy: boolean;
  readonly onConfirm: (rejectReason: string) => void;
}

/** Asks why a contract is rejected or cancelled. */
export function ReasonDialog({
  opened,
  onClose,
  to,
  contract,
  isBusy,
  onConfirm,
}: ReasonDialogProps) {
  const t = useTexts(texts);
  const platformT = usePlatformTexts();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { code, status } = contract;
  const isRejection = to === 'rejected';
  const isRequired = needsReason(status, to);
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
      title={t(isRejection ? 'moves.reject_title' : 'moves.questions.cancelled', { code })}
    >
      <Stack>
        <p>{t(isRejection ? 'moves.reject_text' : 'moves.final_text')}</p>
        {!isRejection && paidStatuses.includes(status) && <PaidSums {...contract} />}
        <Textarea
          data-autofocus
          label={t('fields.rejectReason')}
          description={isRequired ? undefined : t('moves.reason_hint')}
          withAsterisk={isRequired}
          rows={3}
          maxLength={contractLimits.reason}
          value={reason}
          error={isMissing && t(`errors.${isRejection ? 'reject' : 'cancel'}_reason_required`)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {isRejection ? platformT('form.cancel') : t('moves.keep')}
          </Button>
          <Button color="danger" loading={isBusy} onClick={confirm}>
            {t(`moves.names.${to}`)}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
