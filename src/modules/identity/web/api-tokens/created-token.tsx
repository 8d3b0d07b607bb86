import { Button } from '@mantine/core';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { ShownSecret } from '../shown-secret.tsx';
import { texts } from '../texts.ts';
import type { MadeToken as Made } from './api-tokens.api.ts';

export function MadeToken({ made, ...window }: WindowProps & { readonly made: Made }) {
  const t = useTexts(texts);
  const { company } = useViewer();
  return (
    <Dialog {...window} title={t('account.tokens.made_title', { name: made.data.name })}>
      <Stack>
        <p>{t('account.tokens.made_hint', { company: company.id })}</p>
        <ShownSecret
          label={t('account.tokens.token')}
          secret={made.token}
          copyLabel={t('account.tokens.copy')}
        />
        <DialogButtons>
          <Button onClick={window.onClose}>{t('actions.done')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
