import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';

const LONGEST = 500;

interface AcceptDialogProps extends WindowProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly onConfirm: (note: string) => void;
}

/** Asks who accepted before it is recorded, since nothing leads back. */
export function AcceptDialog({ title, isBusy, onConfirm, ...window }: AcceptDialogProps) {
  const t = useTexts(texts);
  const platformT = usePlatformTexts();
  const [note, setNote] = useState('');
  return (
    <Dialog {...window} title={title}>
      <Stack>
        <p>{t('moves.texts.accepted')}</p>
        <TextInput
          data-autofocus
          label={t('moves.accepted_by')}
          placeholder={t('moves.accepted_by_example')}
          maxLength={LONGEST}
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <DialogButtons>
          <Button variant="default" onClick={window.onClose}>
            {platformT('form.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => onConfirm(note.trim())}>
            {t('moves.names.accepted')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
