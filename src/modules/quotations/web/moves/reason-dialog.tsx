import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { ReasonInput } from './reason-input.tsx';

interface ReasonDialogProps extends WindowProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  /** Where the act is itself called cancelling. */
  readonly cancelLabel?: string;
  /** What was written before it was asked for. */
  readonly written?: string;
  readonly withUsual?: boolean;
  readonly isBusy: boolean;
  readonly onConfirm: (reason: string) => void;
}

/** Asks why before something is done that the other side will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useTexts(texts);
  const platformT = usePlatformTexts();
  const [reason, setReason] = useState(props.written ?? '');
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
            {props.cancelLabel ?? platformT('form.cancel')}
          </Button>
          <Button color="danger" loading={props.isBusy} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
