import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { funnelQuery } from './records.api.ts';

const steps = [
  'events',
  'recipients',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
  'waiting',
] as const;

/** What became of the messages of the last 30 days. */
export function SettingFunnel({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  const { data } = useQuery(funnelQuery({ id }));
  if (data === undefined || data.events === 0) return null;
  return (
    <Facts
      facts={[
        {
          name: t('settings.history.last_days'),
          value: steps
            .filter((step) => data[step] > 0)
            .map((step) => `${t(`settings.funnel.${step}`)} ${formatNumber(data[step])}`)
            .join(' · '),
        },
      ]}
    />
  );
}
