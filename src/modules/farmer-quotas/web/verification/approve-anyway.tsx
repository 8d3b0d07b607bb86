import type { Finding, QuotaCheck } from '#modules/farmer-quotas/contract/verification.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts, type QuotaTexts } from '../texts.ts';

interface Checked {
  readonly checks: readonly QuotaCheck[];
  readonly findings: readonly Finding[];
}

interface Failure {
  readonly label: string;
  readonly message: string;
}

/** What the automatic checks found to be wrong. */
export function failuresIn(found: Checked | undefined, t: QuotaTexts): Failure[] {
  if (found === undefined) return [];
  const checks = found.checks.map(({ name, ...check }) => ({
    ...check,
    label: t(`checks.${name}`),
  }));
  return [...checks, ...found.findings].filter(({ outcome }) => outcome === 'failed');
}

interface ApproveAnywayProps {
  readonly code: string;
  readonly failures: readonly Failure[];
  readonly busy: boolean;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** Asks before a quota is approved in which an automatic check has found something wrong. */
export function ApproveAnyway({ code, failures, busy, onApprove, onClose }: ApproveAnywayProps) {
  const t = useTexts(texts);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onApprove}
      title={t('verification.approve_anyway_title', { code })}
      confirmLabel={t('verification.approve_anyway')}
      busy={busy}
    >
      <p>{t('verification.approve_anyway_text')}</p>
      <ul>
        {failures.map(({ label, message }) => (
          <li key={label}>
            <strong>{label}</strong> {message}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
