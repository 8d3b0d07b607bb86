import { IconCheck } from '@tabler/icons-react';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useNeedsApproval } from '../moves/use-needs-approval.ts';
import { texts } from '../texts.ts';
import classes from './offers.module.css';

/** The way of an offer that is accepted. */
const STEPS = ['draft', 'submitted', 'approved', 'sent', 'accepted'] as const;

/** On which of them a status is; the statuses that end elsewhere are on none. */
const stepOf = (status: QuotationStatus) =>
  STEPS.find((step) => step === (status === 'in_approval' ? 'submitted' : status));

/** A step is called like the status while that is on it; what waits is not said of an approval before or after. */
function nameOf(step: (typeof STEPS)[number], status: QuotationStatus, needsApproval: boolean) {
  if (step === 'submitted')
    return stepOf(status) === step ? (`statuses.${status}` as const) : 'detail.approval_step';
  return step === 'approved' && !needsApproval ? 'statuses.issued' : (`statuses.${step}` as const);
}

/** How far a quotation is on its way; nothing where it has left it. */
export function StatusSteps({ quotation }: { readonly quotation: Quotation }) {
  const t = useTexts(texts);
  const needsApproval = useNeedsApproval(quotation);
  const { status } = quotation;
  const present = stepOf(status);
  if (present === undefined) return null;
  const steps = STEPS.filter((step) => step !== 'submitted' || needsApproval);
  const place = steps.indexOf(present);
  return (
    <ol className={classes.steps} aria-label={t('detail.steps')}>
      {steps.map((step, index) => {
        const isDone = index < place || status === 'accepted';
        return (
          <li
            key={step}
            data-done={isDone || undefined}
            aria-current={index === place ? 'step' : undefined}
          >
            <span aria-hidden>{isDone ? <IconCheck size={14} stroke={2.2} /> : index + 1}</span>
            {t(nameOf(step, status, needsApproval))}
            {isDone && <span className={text.visuallyHidden}>{t('detail.step_done')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
