import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#platform/web/feedback/copy-button.tsx';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import text from '#platform/web/page/text.module.css';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { useRemoveWebhookSecret, useRenewWebhookSecret } from './webhook.api.ts';
import classes from './webhook.module.css';

/** Whether calls are signed, and the way to a new secret, which is shown this once. */
export function WebhookSecret({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const renew = useRenewWebhookSecret();
  const [removing, setRemoving] = useState(false);
  const remove = useRemoveWebhookSecret();
  const [wasSigned, setWasSigned] = useState(false);
  const since = agent.webhook_signed_since;
  const make = () => {
    setWasSigned(since !== null);
    renew.mutate({ id: agent.id });
  };
  return (
    <div className={classes.stack}>
      <span>
        {since === null
          ? t('webhook.not_signed')
          : t('webhook.signed_since', { time: formatDateTime(since) })}
      </span>
      <p className={text.hint}>{t('webhook.signature_hint')}</p>
      {mayWrite && (
        <div className={classes.buttons}>
          <Button size="compact-md" variant="default" loading={renew.isPending} onClick={make}>
            {t(since === null ? 'webhook.make_secret' : 'webhook.renew_secret')}
          </Button>
          {since !== null && (
            <Button size="compact-md" variant="default" onClick={() => setRemoving(true)}>
              {t('webhook.remove_secret')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        opened={renew.data !== undefined}
        onClose={renew.reset}
        title={t('webhook.secret_title')}
      >
        <div className={classes.dialog}>
          <p>{t('webhook.secret_text')}</p>
          <div className={classes.secret}>
            <code>{renew.data?.secret}</code>
            <CopyButton text={renew.data?.secret ?? ''} />
          </div>
          {wasSigned && <p className={text.hint}>{t('webhook.secret_before')}</p>}
          <DialogButtons>
            <Button onClick={renew.reset}>{t('webhook.secret_copied')}</Button>
          </DialogButtons>
        </div>
      </Dialog>
      <DeleteDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={t('webhook.remove_title')}
        confirmLabel={t('webhook.remove_secret')}
        action={remove}
        input={() => ({ id: agent.id })}
      >
        <p>{t('webhook.remove_text')}</p>
      </DeleteDialog>
    </div>
  );
}
