import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import type { Finding, QuotaCheck } from '#modules/farmer-quotas/contract/verification.ts';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ApprovalNote } from '../reasons/approval-note.tsx';
import { texts, type QuotaTexts } from '../texts.ts';

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
      <ul>
        {notPassed.map(({ label, outcome, message }) => (
          <li key={label}>
            {`${t(`verification.outcomes.${outcome}`)} · `}
            <strong>{`${label}:`}</strong> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

const hasFailed = (checked: Checked | undefined) =>
  [...(checked?.checks ?? []), ...(checked?.findings ?? [])].some(
    ({ outcome }) => outcome === 'failed',
  );

function notPassedOf({ checks, findings }: Checked, t: QuotaTexts) {
  const named = checks.map(({ name, ...check }) => ({ ...check, label: t(`checks.${name}`) }));
  return [...named, ...findings].filter(({ outcome }) => outcome !== 'passed');
}
