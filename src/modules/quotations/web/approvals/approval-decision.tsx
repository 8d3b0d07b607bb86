import { Button, Textarea } from '@mantine/core';
import { IconX, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Quotation } from '#modules/quotations/contract/quotations.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { ReasonDialog } from '../moves/reason-dialog.tsx';
import { QuotationWarnings } from '../quotations/quotation-warnings.tsx';
import { texts } from '../texts.ts';
import { useApproveQuotation, useRejectQuotation } from './approvals.api.ts';
import classes from './approvals.module.css';
import { NextApproval } from './next-approval.tsx';
import { useDueStep } from './use-due-step.ts';

const LONGEST = 500;

/** Asks the person who may decide, above all that the decision is about, and then leads to what waits next. */
export function ApprovalDecision({ quotation }: { readonly quotation: Quotation }) {
  const due = useDueStep(quotation);
  const [hasDecided, setDecided] = useState(false);
  if (due === undefined) return hasDecided ? <NextApproval /> : null;
  return <Decision quotation={quotation} {...due} onDecided={() => setDecided(true)} />;
}

interface DecisionProps {
  readonly quotation: Quotation;
  /** The step that this person sees as due: if another one is faster, nothing is decided twice. */
  readonly step: number;
  /** How many there are. */
  readonly steps: number;
  readonly onDecided: () => void;
}

function Decision({ quotation, step, steps, onDecided }: DecisionProps) {
  const t = useTexts(texts);
  const { id, quotation_number: number } = quotation;
  const [note, setNote] = useState('');
  const approval = useRecordWindow<Quotation>();
  const rejection = useRecordWindow<Quotation>();
  const approve = useApproveQuotation({ onSuccess: onDecided });
  const reject = useRejectQuotation({
    onSuccess() {
      rejection.close();
      onDecided();
    },
  });
  return (
    <section className={classes.decision} aria-label={t('approvals.yours')}>
      <strong>{t('approvals.yours')}</strong>
      <Textarea
        className={classes.note}
        label={t('approvals.note')}
        autosize
        minRows={1}
        maxLength={LONGEST}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button leftSection={<IconCheck size={16} />} onClick={() => approval.open(quotation)}>
          {t('approvals.approve')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={16} />}
          onClick={() => rejection.open(quotation)}
        >
          {t('approvals.reject')}
        </Button>
      </div>
      {approval.draw(({ customer_name: customer, total }, window) => (
        <ConfirmDialog
          {...window}
          title={t('approvals.approve_title', { number })}
          confirmLabel={t('approvals.approve')}
          busy={approve.isPending}
          onConfirm={() => approve.mutate({ id, step, note }, { onSettled: approval.close })}
        >
          <Facts
            facts={[
              { name: t('fields.customer_id'), value: customer },
              { name: t('fields.total'), value: t('form.baht', { amount: formatBaht(total) }) },
              { name: t('approvals.title'), value: t('approvals.step_of', { step, steps }) },
            ]}
          />
          <QuotationWarnings warnings={quotation.warnings} />
        </ConfirmDialog>
      ))}
      {rejection.draw((_quotation, window) => (
        <ReasonDialog
          {...window}
          title={t('approvals.reject_title', { number })}
          text={t('approvals.reject_text')}
          confirmLabel={t('approvals.reject')}
          written={note}
          isBusy={reject.isPending}
          onConfirm={(reason) => reject.mutate({ id, step, reason })}
        />
      ))}
    </section>
  );
}
