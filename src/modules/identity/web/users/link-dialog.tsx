import { Button, TextInput } from '@mantine/core';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { MadeLink } from './users.api.ts';
import classes from './users.module.css';

interface LinkDialogProps {
  readonly link: MadeLink | undefined;
  readonly onClose: () => void;
}

/** Shows a link to choose a password, this once. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useTexts(texts);
  if (link === undefined) return null;
  const { user, address, expiresAt } = link;
  const purpose = user.status === 'invited' ? 'invitation' : 'password_reset';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`users.link.${purpose}_title`, { username: user.username })}
    >
      <div className={classes.link}>
        <p>{t('users.link.hint')}</p>
        <div className={classes.address}>
          <TextInput
            label={t('users.link.address')}
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={address} label={t('users.link.copy')} />
        </div>
        <p className={classes.expires}>
          {t('users.link.expires', { time: formatDateTime(expiresAt) })}
        </p>
        <div className={classes.buttons}>
          <Button onClick={onClose}>{t('users.link.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
