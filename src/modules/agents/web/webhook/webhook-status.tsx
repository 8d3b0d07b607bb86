import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { Agent } from '#modules/agents/contract/agents.ts';
import { texts } from '../texts.ts';
import classes from './webhook.module.css';

/** In the list: how the webhook answered when it was tried out last. */
export function WebhookStatus({ agent }: { readonly agent: Pick<Agent, 'webhook_check'> }) {
  const t = useTexts(texts);
  const check = agent.webhook_check;
  if (check === null) return <StatusBadge tone="idle" label={t('webhook.never_checked')} />;
  const { failure, status } = check;
  return (
    <span className={classes.stack}>
      {failure === null ? (
        <StatusBadge tone="success" label={t('webhook.good')} />
      ) : (
        <StatusBadge
          tone="danger"
          label={t('webhook.bad')}
          title={t(`webhook_failures.${failure}`, { status })}
        />
      )}
      <span className={text.hint}>
        <TimeAgo at={check.checked_at} />
      </span>
    </span>
  );
}
