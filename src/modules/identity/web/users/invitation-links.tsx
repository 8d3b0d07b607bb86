import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { BulkInvitationReport } from '#modules/identity/contract/bulk-invitation.ts';
import { saveFile } from '#platform/web/api/download.ts';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import classes from '../account.module.css';
import { texts } from '../texts.ts';
import { addressOfLink } from './address-of-link.ts';
import styles from './users.module.css';

interface InvitationLinksProps {
  readonly invited: BulkInvitationReport['invited'];
  readonly onDone: () => void;
}

/** So that Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The links of people who were just added, shown this once. */
export function InvitationLinks({ invited, onDone }: InvitationLinksProps) {
  const t = useTexts(texts);
  const download = () => {
    const headings = [t('fields.username'), t('users.link.address'), t('users.bulk.expires')];
    const lines = invited.flatMap(({ username, link }) =>
      link === null
        ? []
        : [[username, addressOfLink(link.token), formatDateTime(link.expires_at)].join(',')],
    );
    const content = `${BYTE_ORDER_MARK}${[headings.join(','), ...lines].join('\r\n')}\r\n`;
    saveFile(new Blob([content], { type: 'text/csv' }), `${t('users.bulk.file_name')}.csv`);
  };
  const hasLinks = invited.some(({ link }) => link !== null);
  return (
    <div className={styles.panels}>
      {hasLinks && <p className={text.hint}>{t('users.bulk.links_hint')}</p>}
      <ul className={classes.list}>
        {invited.map(({ username, email, link }) => (
          <li key={username}>
            <div className={classes.text}>
              <div className={classes.name}>{username}</div>
              <div className={text.hint}>{link === null ? t('users.bulk.mailed') : email}</div>
            </div>
            {link !== null && (
              <CopyButton
                text={addressOfLink(link.token)}
                label={t('users.bulk.copy', { username })}
              />
            )}
          </li>
        ))}
      </ul>
      <DialogButtons>
        {hasLinks && (
          <Button data-autofocus leftSection={<IconDownload size={16} />} onClick={download}>
            {t('users.bulk.download')}
          </Button>
        )}
        <Button variant="default" onClick={onDone}>
          {t('actions.done')}
        </Button>
      </DialogButtons>
    </div>
  );
}
