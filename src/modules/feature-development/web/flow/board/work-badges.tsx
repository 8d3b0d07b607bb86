import { IconArrowBackUp } from '@tabler/icons-react';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';

export function WorkBadge({ startedAt }: { readonly startedAt: string | null }) {
  const t = useTexts(texts);
  return startedAt === null ? (
    <StatusBadge tone="idle" label={t('flow.waiting')} />
  ) : (
    <StatusBadge tone="working" label={t('flow.working')} />
  );
}

export function PassBadge({ pass }: { readonly pass: number }) {
  const t = useTexts(texts);
  return <StatusBadge tone="warning" icon={IconArrowBackUp} label={t('flow.again', { pass })} />;
}
