import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import type { WebhookCheck } from '#modules/agents/contract/webhook.ts';
import { texts, type AgentTexts } from '../texts.ts';
import classes from './webhook.module.css';

type Tone = 'success' | 'danger' | 'info';

const SIGNS: Record<Tone, Icon> = {
  success: IconCircleCheck,
  danger: IconAlertTriangle,
  info: IconInfoCircle,
};

export function CheckResult({ check }: { readonly check: WebhookCheck }) {
  const t = useTexts(texts);
  return (
    <ul className={classes.findings} aria-label={t('webhook.check')}>
      {findingsOf(check, t).map(({ tone, text }) => {
        const Sign = SIGNS[tone];
        return (
          <li key={text} data-tone={tone}>
            <Sign size={18} stroke={1.8} aria-hidden />
            <span>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

function findingsOf(check: WebhookCheck, t: AgentTexts): { tone: Tone; text: string }[] {
  const { failure, shape, status, first_word_ms: first, latency_ms: all } = check;
  // Nothing takes no time at all.
  const seconds = (milliseconds: number) => formatNumber(Math.max(0.1, milliseconds / 1000));
  const signed = {
    tone: 'info' as const,
    text: t(check.signed ? 'webhook.signed' : 'webhook.unsigned'),
  };
  if (failure !== null) {
    return [{ tone: 'danger', text: t(`webhook_failures.${failure}`, { status }) }, signed];
  }
  return [
    {
      tone: 'success',
      text: t('webhook.reached', { first: seconds(first ?? all), all: seconds(all) }),
    },
    ...(shape === null ? [] : [{ tone: 'success' as const, text: t(`webhook.shapes.${shape}`) }]),
    { tone: 'info', text: t(check.streams ? 'webhook.streams' : 'webhook.at_once') },
    signed,
  ];
}
