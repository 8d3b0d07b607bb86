import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { CopiedCode } from '#platform/web/feedback/copied-code.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, Panel } from '#platform/web/page/panel.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import { useCheckWebhook } from './webhook.api.ts';
import { CheckResult } from './check-result.tsx';
import { WebhookSecret } from './webhook-secret.tsx';
import classes from './webhook.module.css';

/** The workflow behind the agent: where it is, how it answered last, and whether calls to it are signed. */
export function WebhookPanel({ agent }: { readonly agent: Agent }) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const check = useCheckWebhook();
  const latest = check.data ?? agent.webhook_check;
  return (
    <Panel
      title={t('webhook.title')}
      hint={t('webhook.hint')}
      actions={
        mayWrite && (
          <Button
            variant="default"
            leftSection={<IconPlugConnected size={16} stroke={1.7} />}
            loading={check.isPending}
            onClick={() => check.mutate({ chat_webhook_url: agent.chat_webhook_url, id: agent.id })}
          >
            {t('webhook.check')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          {
            name: t('fields.webhook'),
            value: <CopiedCode text={agent.chat_webhook_url} />,
          },
          {
            name: t('webhook.checked'),
            value: (
              <div className={classes.stack} role="status">
                {latest === null ? (
                  t('webhook.never_checked')
                ) : (
                  <>
                    <TimeAgo at={latest.checked_at} />
                    <CheckResult check={latest} />
                  </>
                )}
              </div>
            ),
          },
          { name: t('webhook.signature'), value: <WebhookSecret agent={agent} /> },
        ]}
      />
    </Panel>
  );
}
