import { useState } from 'react';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { NO_REASON, ReasonInputs, writeReason } from '../reasons/reason-inputs.tsx';

/** A quota that is about to be rejected or sent back. */
export interface Refusal {
  readonly quota: Quota;
  readonly result: 'rejected' | 'sent_back';
}

interface ReasonDialogProps extends Refusal {
  readonly busy: boolean;
  readonly onGive: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why a quota is rejected or sent back. */
export function ReasonDialog({ quota, result, busy, onGive, onClose }: ReasonDialogProps) {
  const t = useTexts(texts);
  const [reason, setReason] = useState(NO_REASON);
  const written = writeReason(reason);
  return (
    <FormDialog
      title={t(`verification.reason_title_${result}`, { code: quota.quota_code })}
      confirmLabel={t(`results.${result}`)}
      danger={result === 'rejected'}
      disabled={written === ''}
      busy={busy}
      onSubmit={() => onGive(written)}
      onClose={onClose}
    >
      <ReasonInputs result={result} value={reason} onChange={setReason} />
    </FormDialog>
  );
}
