import { Button, Textarea } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Correction } from '#modules/farmer-quotas/contract/corrections.ts';
import { DialogButtons } from '#platform/web/feedback/dialog-buttons.tsx';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { problemAt } from '#platform/web/feedback/failure.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { Differences } from '../quotas/differences.tsx';
import { texts } from '../texts.ts';
import { useDecideCorrection, useWithdrawCorrection } from './corrections.api.ts';

interface DecideCorrectionProps extends WindowProps {
  readonly correction: Correction;
}

/** A correction with its old and new values, for the person who decides it, or takes it back. */
export function DecideCorrection({ correction, opened, onClose }: DecideCorrectionProps) {
  const t = useTexts(texts);
  const common = usePlatformTexts();
  const mayVerify = useMay('farmer-quotas:verify');
  const [note, setNote] = useState('');
  const decide = useDecideCorrection({ onSuccess: onClose });
  const withdraw = useWithdrawCorrection({ onSuccess: onClose });
  const { id, status, quota_id, quota_code: code, name, reason, changes } = correction;
  const isOpen = status === 'pending';
  const mayDecide = isOpen && mayVerify && !correction.is_own_request;
  const busy = decide.isPending || withdraw.isPending;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('corrections.decide_title', { code })} wide>
      <Stack>
        <p>
          <Link to="/farmer-quotas/$id" params={{ id: quota_id }}>
            {`${code} ${name}`}
          </Link>{' '}
          <StatusBadge tone={toneOf(status)} label={t(`correction_statuses.${status}`)} />
        </p>
        <p>{`${t('corrections.requested_by')}: ${correction.requested_by_name ?? ''}`}</p>
        <p>{`${t('fields.reason')}: ${reason}`}</p>
        <Differences label={t('corrections.changes')} differences={changes} />
        {correction.decision_note !== '' && (
          <p>{`${t('corrections.note')}: ${correction.decision_note}`}</p>
        )}
        {mayDecide && (
          <Textarea
            data-autofocus
            label={t('corrections.note')}
            maxLength={500}
            rows={2}
            value={note}
            error={problemAt(decide.error, 'note')}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {common('form.close')}
          </Button>
          {isOpen && correction.is_own_request && (
            <Button variant="default" loading={busy} onClick={() => withdraw.mutate({ id })}>
              {t('corrections.withdraw')}
            </Button>
          )}
          {mayDecide && (
            <>
              <Button
                color="danger"
                loading={busy}
                onClick={() => decide.mutate({ id, approve: false, note: note.trim() })}
              >
                {t('corrections.refuse')}
              </Button>
              <Button
                loading={busy}
                onClick={() => decide.mutate({ id, approve: true, note: note.trim() })}
              >
                {t('verification.approve')}
              </Button>
            </>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
