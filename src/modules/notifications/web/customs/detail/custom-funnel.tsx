import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { texts } from '../../texts.ts';
import { customFunnelQuery } from '../customs.api.ts';

interface CustomFunnelProps {
  readonly id: string;
  readonly refetchInterval: number | false;
}

/** What became of a message on each channel. */
export function CustomFunnel({ id, refetchInterval }: CustomFunnelProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery({ ...customFunnelQuery({ id }), refetchInterval });
  if (data.length === 0) return null;
  return (
    <Facts
      facts={data.map(({ channel, count, sent, delivered, read, failed, skipped, pending }) => {
        const figures = {
          recipients: count,
          sent: sent + read,
          delivered,
          read,
          failed,
          skipped,
          waiting: pending,
        };
        const steps = [
          'recipients',
          'sent',
          'delivered',
          'read',
          'failed',
          'skipped',
          'waiting',
        ] as const;
        return {
          name: t(`channel_names.${channel}`),
          value: steps
            .filter((step) => figures[step] > 0)
            .map((step) => `${t(`settings.funnel.${step}`)} ${formatNumber(figures[step])}`)
            .join(' · '),
        };
      })}
    />
  );
}
