import { Button } from '@mantine/core';
import type { User } from '#modules/identity/contract/users.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { texts } from '../texts.ts';

/** A link to choose a password, and for whom. */
export interface MadeLink {
  readonly user: User;
  readonly token: string;
  readonly expires_at: string;
}

/** Shows a link to choose a password, this once. */
export function LinkDialog({ link, ...window }: WindowProps & { readonly link: MadeLink }) {
  const t = useTexts(texts);
  const { user, token, expires_at } = link;
  const purpose = user.status === 'invited' ? 'invitation' : 'password_reset';
  return (
    <Dialog {...window} title={t(`users.link.${purpose}_title`, { username: user.username })}>
      <Stack>
        <p>{t('users.link.hint')}</p>
        <ShownSecret
          label={t('users.link.address')}
          // What comes after the `#` is not sent to servers by browsers.
          secret={`${location.origin}/choose-password#${token}`}
          copyLabel={t('users.link.copy')}
        />
        <p className={text.hint}>{t('users.link.expires', { time: formatDateTime(expires_at) })}</p>
        <DialogButtons>
          <Button onClick={window.onClose}>{t('actions.done')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
