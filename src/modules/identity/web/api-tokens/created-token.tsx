import { Button, TextInput } from '@mantine/core';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { MadeToken as Made } from './api-tokens.api.ts';
import classes from '../account.module.css';

/** Shows a token, this once. */
export function MadeToken({
  made,
  onClose,
}: {
  readonly made: Made;
  readonly onClose: () => void;
}) {
  const t = useTexts(texts);
  const { company } = useViewer();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('account.tokens.made_title', { name: made.data.name })}
    >
      <div className={classes.column}>
        <p>{t('account.tokens.made_hint', { company: company.id })}</p>
        <div className={classes.secret}>
          <TextInput
            label={t('account.tokens.token')}
            value={made.token}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={made.token} label={t('account.tokens.copy')} />
        </div>
        <div className={classes.buttons}>
          <Button onClick={onClose}>{t('account.tokens.done')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
