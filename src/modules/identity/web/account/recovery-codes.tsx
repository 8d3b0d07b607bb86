import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import classes from '../account.module.css';
import { texts } from '../texts.ts';

interface ShownCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ codes, ...window }: WindowProps & Pick<ShownCodesProps, 'codes'>) {
  const t = useTexts(texts);
  return (
    <Dialog {...window} title={t('account.otp.codes_title')}>
      <ShownCodes codes={codes} onKept={window.onClose} />
    </Dialog>
  );
}

/** Shows recovery codes, this once. */
export function ShownCodes({ codes, onKept }: ShownCodesProps) {
  const t = useTexts(texts);
  const text = codes.join('\n');
  return (
    <Stack>
      <p>{t('account.otp.codes_hint')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogButtons>
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
        <Button onClick={onKept}>{t('account.otp.codes_kept')}</Button>
      </DialogButtons>
    </Stack>
  );
}
