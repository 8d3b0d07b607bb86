import { Textarea } from '@mantine/core';
import { quotaLimits } from '#modules/farmer-quotas/contract/quota-fields.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface ApprovalNoteProps {
  readonly value: string;
  readonly onChange: (note: string) => void;
}

/** Asks why a quota is approved though a check has failed. */
export function ApprovalNote({ value, onChange }: ApprovalNoteProps) {
  const t = useTexts(texts);
  return (
    <Textarea
      label={t('verification.approval_note')}
      rows={2}
      maxLength={quotaLimits.reason}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
