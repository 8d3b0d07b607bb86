import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Finding, QuotaCheck } from '#modules/farmer-quotas/contract/verification.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ApprovalNote } from '../reasons/approval-note.tsx';
import { texts, type QuotaTexts } from '../texts.ts';
import { CheckLine } from './checks.tsx';
import classes from './verification.module.css';

interface Checked {
  readonly checks: readonly QuotaCheck[];
  readonly findings: readonly Finding[];
}

interface ApproveQuotaProps {
  readonly quota: Quota;
  /** Nothing where the checks could not be made. */
  readonly checked: Checked | undefined;
  readonly busy: boolean;
  readonly onApprove: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks before a quota is approved, and names what the automatic checks did not pass. */
export function ApproveQuota({ quota, checked, busy, onApprove, onClose }: ApproveQuotaProps) {
  const t = useTexts(texts);
  const { quota_code: code, name, season } = quota;
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => onApprove(note.trim())}
      title={t('verification.approve_title', { name })}
      confirmLabel={t('verification.approve_this')}
      confirmsByEnter
      busy={busy}
    >
      <p>{t('detail.summary', { code, season })}</p>
      <NotPassed checked={checked} />
      {hasFailed(checked) && <ApprovalNote value={note} onChange={setNote} />}
    </ConfirmDialog>
  );
}

function NotPassed({ checked }: Pick<ApproveQuotaProps, 'checked'>) {
  const t = useTexts(texts);
  if (checked === undefined) return <p>{t('verification.checks_failed')}</p>;
  const notPassed = notPassedOf(checked, t);
  if (notPassed.length === 0) return <p>{t('verification.all_passed')}</p>;
  return (
    <>
      <p>{t('verification.not_passed')}</p>
      <ul className={classes.checks}>
        {notPassed.map((check) => (
          <CheckLine key={check.label} {...check} />
        ))}
      </ul>
    </>
  );
}

const hasFailed = (checked: Checked | undefined) =>
  [...(checked?.checks ?? []), ...(checked?.findings ?? [])].some(
    ({ outcome }) => outcome === 'failed',
  );

/** What failed comes before what is only to be looked at. */
function notPassedOf({ checks, findings }: Checked, t: QuotaTexts) {
  const named = checks.map(({ name, outcome, message }) => ({
    outcome,
    message,
    label: t(`checks.${name}`),
  }));
  const all = [...named, ...findings];
  return (['failed', 'doubtful'] as const).flatMap((wanted) =>
    all.filter(({ outcome }) => outcome === wanted),
  );
}
