import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const t = useTexts(texts);
  const text = codes.join('\n');
  return (
    <Dialog opened onClose={onClose} title={t('account.otp.codes_title')}>
      <div className={classes.column}>
        <p>{t('account.otp.codes_hint')}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.buttons}>
          <CopyButton text={text} label={t('account.otp.copy_codes')} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            component="a"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="backoffice-recovery-codes.txt"
          >
            {t('account.otp.download_codes')}
          </Button>
          <Button onClick={onClose}>{t('account.otp.codes_kept')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
