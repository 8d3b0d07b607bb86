import type { OrderProgress } from '#modules/quotations/contract/quotation-choices.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

/** What is said so far: nothing yet, a part, or all of it. */
export function ProgressBadges({ progress }: { readonly progress: OrderProgress }) {
  const t = useTexts(texts);
  const done = progress.startsWith('PARTIAL') ? 'working' : 'success';
  const tone = progress === 'NOT_ORDERED' ? 'idle' : done;
  return (
    <div>
      <StatusBadge tone={tone} label={t(`order_progresses.${progress}`)} />
    </div>
  );
}
