import { IconCheck } from '@tabler/icons-react';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './offers.module.css';

/** The way of an offer that is accepted. */
const STEPS = ['draft', 'submitted', 'approved', 'sent', 'accepted'] as const;

/** On which of them a status is; the statuses that end elsewhere are none. */
const PLACES: Readonly<Partial<Record<QuotationStatus, number>>> = {
  draft: 0,
  submitted: 1,
  in_approval: 1,
  approved: 2,
  sent: 3,
  accepted: 4,
};

/** How far a quotation is on its way; nothing where it has left it. */
export function StatusSteps({ status }: { readonly status: QuotationStatus }) {
  const t = useTexts(texts);
  const place = PLACES[status];
  if (place === undefined) return null;
  return (
    <ol className={classes.steps} aria-label={t('detail.steps')}>
      {STEPS.map((step, index) => {
        const isDone = index < place || status === 'accepted';
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            aria-current={index === place ? 'step' : undefined}
          >
            <span aria-hidden>{isDone ? <IconCheck size={14} stroke={2.2} /> : index + 1}</span>
            {t(`statuses.${index === place ? status : step}`)}
            {isDone && <span className={text.visuallyHidden}>{t('detail.step_done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
