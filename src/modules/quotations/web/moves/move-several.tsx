import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  needsReason,
  wantedStatuses,
  type WantedStatus,
} from '#modules/quotations/contract/quotation-status.ts';
import type { ListedQuotation } from '#modules/quotations/contract/quotations.ts';
import { statusShownOf } from '#modules/quotations/contract/status-shown.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { BatchDialog } from '#platform/web/records/batch-dialog.tsx';
import type { BatchWindow } from '#platform/web/records/use-batches.tsx';
import { texts } from '../texts.ts';
import { useMoveQuotations } from './moves.api.ts';
import { ReasonInput } from './reason-input.tsx';

interface MoveSeveralProps extends BatchWindow {
  /** The rows as the list shows them now. */
  readonly quotations: readonly ListedQuotation[];
}

/** Moves the chosen quotations to the same status; what is refused stays, with its reason. */
export function MoveSeveral({ quotations, onClose, onDone, ...chosen }: MoveSeveralProps) {
  const t = useTexts(texts);
  const rows = new Map(quotations.map((quotation) => [quotation.id, quotation]));
  const picked = chosen.records.flatMap(({ id }) => rows.get(id) ?? []);
  // What none of them may do is not offered.
  const offered = wantedStatuses.filter((to) => picked.some(({ moves }) => moves.includes(to)));
  const [wanted, setWanted] = useState<WantedStatus | undefined>(offered[0]);
  const [reason, setReason] = useState('');
  const move = useMoveQuotations();
  const status = wanted ?? 'submitted';
  const isReasonAsked = needsReason(status);
  return (
    <BatchDialog
      batch={{
        ...chosen,
        records: picked.map((quotation) => ({
          id: quotation.id,
          name: `${quotation.quotation_number} · ${quotation.customer_name} · ${t(`statuses.${statusShownOf(quotation)}`)}`,
        })),
        title: t('moves.several_title', { count: picked.length }),
        text: t('moves.several_text'),
        confirmLabel: t(`moves.names.${status}`),
        cancelLabel: t('moves.cancel'),
        actOnAll: async (ids) => {
          const { refused } = await move.mutateAsync({
            rows: picked
              .filter(({ id }) => ids.includes(id))
              .map(({ id, updated_at }) => ({ id, updated_at })),
            status,
            reason,
          });
          return refused;
        },
      }}
      isReady={offered.length > 0 && (!isReasonAsked || reason.trim() !== '')}
      onClose={onClose}
      onDone={onDone}
    >
      <NativeSelect
        data-autofocus
        label={t('moves.several_to')}
        value={status}
        data={offered.map((value) => ({ value, label: t(`moves.names.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          setWanted(offered.find((each) => each === value))
        }
      />
      {isReasonAsked && (
        <ReasonInput value={reason} withUsual={status === 'rejected'} onChange={setReason} />
      )}
    </BatchDialog>
  );
}
