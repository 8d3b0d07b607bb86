import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ReasonInput } from './reason-input.tsx';

interface ReasonDialogProps extends WindowProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly withUsual?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
}

/** Asks why before something is done that the other side will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '') props.onConfirm(given);
  };
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      <Stack>
        <p>{props.text}</p>
        <ReasonInput
          value={reason}
          withUsual={props.withUsual}
          error={isMissing && t('errors.reason_required')}
          onChange={setReason}
        />
        <DialogButtons>
          <Button variant="default" onClick={props.onClose}>
            {t('moves.cancel')}
          </Button>
          <Button color="danger" loading={props.isBusy} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
