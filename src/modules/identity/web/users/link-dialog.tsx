import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { User } from '#modules/identity/contract/users.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useCopy } from '#platform/web/feedback/use-copy.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { addressOfLink } from './address-of-link.ts';

/** A link to choose a password, and for whom. */
export interface MadeLink {
  readonly user: User;
  readonly token: string;
  readonly expires_at: string;
}

interface LinkDialogProps extends WindowProps {
  readonly link: MadeLink;
  /** Mails the person a link instead, which replaces this one. */
  readonly onMail: (user: User) => void;
}

/** Shows a link to choose a password, this once. */
export function LinkDialog({ link, onMail, ...window }: LinkDialogProps) {
  const t = useTexts(texts);
  const { user, token, expires_at } = link;
  const address = addressOfLink(token);
  const { copied, copy } = useCopy(address);
  const purpose = user.status === 'invited' ? 'invitation' : 'password_reset';
  const mail = () => {
    window.onClose();
    onMail(user);
  };
  return (
    <Dialog {...window} title={t(`users.link.${purpose}_title`, { username: user.username })}>
      <Stack>
        <p>{t('users.link.hint')}</p>
        <TextInput
          label={t('users.link.address')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        {user.email !== null && !user.may_be_mailed && (
          <p className={text.hint}>{t('users.link.not_mailed')}</p>
        )}
        <p className={text.hint}>{t('users.link.expires', { time: formatDateTime(expires_at) })}</p>
        <DialogButtons>
          <Button
            data-autofocus
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
            onClick={copy}
          >
            {t(copied ? 'users.link.copied' : 'users.link.copy')}
          </Button>
          {user.may_be_mailed && (
            <Button variant="default" onClick={mail}>
              {t('users.actions.mail_link')}
            </Button>
          )}
          <Button variant="default" onClick={window.onClose}>
            {t('actions.done')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
