import { Link } from '@tanstack/react-router';
import type { ChannelState } from '#modules/notifications/contract/channels.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts, type Fact } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';

const tones = { untested: 'idle', healthy: 'success', unhealthy: 'danger' } as const;

interface ChannelFactsProps {
  readonly state: ChannelState;
  /** What the channel has besides. */
  readonly more?: readonly Fact[];
}

/** Whether a channel is used, how it works, and what waits for it. */
export function ChannelFacts({ state, more = [] }: ChannelFactsProps) {
  const t = useTexts(texts);
  const { enabled, health, health_at: at, health_reason: reason, waiting } = state;
  const messages = t('channels.messages', { count: waiting });
  // What a provider says that takes messages is for its technicians.
  const answerOf = (raw: string, moment: string) =>
    `${health === 'healthy' ? t('channels.test_accepted') : raw} · ${formatDateTime(moment)}`;
  return (
    <Facts
      facts={[
        {
          name: t('channels.facts.enabled'),
          value: (
            <StatusBadge
              tone={enabled ? 'success' : 'idle'}
              label={t(enabled ? 'channels.enabled' : 'channels.disabled')}
            />
          ),
        },
        ...more,
        {
          name: t('channels.facts.health'),
          value: <StatusBadge tone={tones[health]} label={t(`channels.health.${health}`)} />,
        },
        ...(reason === null || at === null
          ? []
          : [{ name: t('channels.facts.answer'), value: answerOf(reason, at) }]),
        {
          name: t('channels.facts.waiting'),
          value:
            waiting === 0 ? messages : <WaitingLink channel={state.channel} label={messages} />,
        },
      ]}
    />
  );
}

interface WaitingLinkProps {
  readonly channel: ChannelState['channel'];
  readonly label: string;
}

function WaitingLink({ channel, label }: WaitingLinkProps) {
  return (
    <Link to="/notification-center/failures" search={{ state: 'queued', channel }}>
      {label}
    </Link>
  );
}
