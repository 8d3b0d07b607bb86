import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  verificationResults,
  type VerificationResult,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import * as routes from '#modules/farmer-quotas/contract/verification.ts';
import { askRoute } from '#platform/web/api/call-route.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import textClasses from '#platform/web/page/text.module.css';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { texts } from '../texts.ts';
import { NO_REASON, ReasonInputs, writeReason } from '../reasons/reason-inputs.tsx';
import { ApprovalNote } from '../reasons/approval-note.tsx';
import { useBulkVerify } from './quotas.api.ts';

/** Gives the chosen quotas the same result; those that cannot have it say why beforehand. */
export function VerifySeveral({ onClose, onDone, ...chosen }: BatchWindow) {
  const t = useTexts(texts);
  const [result, setResult] = useState<VerificationResult>('approved');
  const [reason, setReason] = useState(NO_REASON);
  const [note, setNote] = useState('');
  const verify = useBulkVerify();
  const preview = usePreview(
    chosen.records.map(({ id }) => id),
    result,
  );
  const refusals = new Map(
    preview.data?.failed.map(({ quota_id, message }) => [quota_id, message]),
  );
  const count = chosen.records.length;
  const written = result === 'approved' ? '' : writeReason(reason);
  return (
    <BatchDialog
      batch={{
        ...chosen,
        records: chosen.records.map(({ id, name }) => {
          const why = refusals.get(id);
          return { id, name: why === undefined ? name : t('bulk.refused', { name, reason: why }) };
        }),
        title: t('bulk.title', { count }),
        text: t('bulk.text'),
        confirmLabel: t('bulk.confirm'),
        actOnAll: async (ids) => {
          const { failed } = await verify.mutateAsync({
            quota_ids: [...ids],
            result,
            reject_reason: written,
            approval_note: result === 'approved' ? note.trim() : '',
          });
          return failed.map(({ quota_id: id, code, message }) => ({
            id,
            // It may be released by the next attempt.
            code: code === 'farmer-quotas.claimed_by_somebody' ? 'conflict' : code,
            message,
          }));
        },
      }}
      isReady={result === 'approved' || written !== ''}
      onClose={onClose}
      onDone={onDone}
    >
      <NativeSelect
        data-autofocus
        label={t('fields.result')}
        value={result}
        data={verificationResults.map((value) => ({ value, label: t(`results.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setResult(verificationResults.find((each) => each === value) ?? result)
        }
      />
      {result === 'approved' ? (
        <ApprovalNote value={note} onChange={setNote} />
      ) : (
        <ReasonInputs result={result} value={reason} onChange={setReason} />
      )}
      <p className={textClasses.hint} role="status">
        {preview.isPending && t('bulk.checking')}
        {preview.isError && t('bulk.preview_failed')}
        {preview.data !== undefined &&
          t('bulk.ready', { ready: preview.data.succeeded.length, count })}
      </p>
    </BatchDialog>
  );
}

/** What would happen, without doing it. */
function usePreview(ids: readonly string[], result: VerificationResult) {
  const reject_reason = result === 'approved' ? '' : '-';
  return useQuery({
    queryKey: ['farmer_quota', 'verify-preview', result, ...ids],
    queryFn: ({ signal }) =>
      askRoute(
        routes.bulkVerifyRoute,
        { quota_ids: [...ids], result, reject_reason, dry_run: true },
        { signal },
      ),
    gcTime: 0,
    staleTime: 0,
    meta: { persist: false },
  });
}
