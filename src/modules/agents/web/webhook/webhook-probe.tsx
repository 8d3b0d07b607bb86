import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { useCheckWebhook } from './webhook.api.ts';
import { CheckResult } from './check-result.tsx';
import classes from './webhook.module.css';

interface WebhookProbeProps {
  /** The address in the form at this moment. */
  readonly url: string;
  /** The agent that is edited, as which the call is signed. */
  readonly agentId: string | undefined;
}

/** Tries out the address in the form before it is saved. */
export function WebhookProbe({ url, agentId }: WebhookProbeProps) {
  const t = useTexts(texts);
  const check = useCheckWebhook();
  const isOfThisAddress = check.variables?.chat_webhook_url === url;
  return (
    <div className={classes.probe}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPlugConnected size={16} stroke={1.7} />}
        loading={check.isPending}
        disabled={!/^https?:\/\/./.test(url)}
        onClick={() => check.mutate({ chat_webhook_url: url, id: agentId })}
      >
        {t('webhook.check')}
      </Button>
      <div role="status" className={classes.stack}>
        {check.isPending && <p className={text.hint}>{t('webhook.checking')}</p>}
        {check.data !== undefined && isOfThisAddress && <CheckResult check={check.data} />}
      </div>
    </div>
  );
}
