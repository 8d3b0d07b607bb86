import type { ListedCustom } from '#modules/notifications/contract/customs.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface CustomStageProps {
  readonly custom: Pick<ListedCustom, 'stage' | 'recipients_total'>;
}

/** Where a message is on its way, and whether it has reached everybody. */
export function CustomStage({ custom: { stage, recipients_total: total } }: CustomStageProps) {
  const t = useTexts(texts);
  if (stage === 'sent' && total.failed > 0)
    return <StatusBadge tone="warning" label={t('stages.sent_with_failures')} />;
  return <StatusBadge tone={toneOf(stage)} label={t(`stages.${stage}`)} />;
}
