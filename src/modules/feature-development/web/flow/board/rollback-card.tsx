import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { BoardCard } from '#modules/feature-development/contract/flow.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { LONGEST_REASON } from '../../records/text-limits.ts';
import { numberedStage } from '../../stages/stage-name.ts';
import { useRollBackCard } from '../flow.api.ts';

export interface CardRollback {
  readonly card: BoardCard;
  /** The stages it may go back to, the latest first. */
  readonly stages: readonly number[];
}

interface RollbackDialogProps extends CardRollback {
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

export function RollbackDialog({ card, stages, onClose, onFailed }: RollbackDialogProps) {
  const t = useTexts(texts);
  const [stage, setStage] = useState(stages[0] ?? card.current_stage);
  const [reason, setReason] = useState('');
  const rollBack = useRollBackCard({ onSuccess: onClose });
  const { id, name, version } = card;
  return (
    <FormDialog
      title={t('flow.board.rollback.title', { name })}
      confirmLabel={t('flow.board.rollback.confirm')}
      danger
      disabled={reason.trim() === ''}
      busy={rollBack.isPending}
      onSubmit={() =>
        rollBack.mutate({ id, target_stage: stage, reason, version }, { onError: onFailed })
      }
      onClose={onClose}
    >
      <p>{t('flow.board.rollback.hint')}</p>
      <NativeSelect
        label={t('flow.board.rollback.stage')}
        value={String(stage)}
        data={stages.map((each) => ({
          value: String(each),
          label: numberedStage(t, each),
        }))}
        onChange={({ currentTarget: { value } }) => setStage(Number(value))}
      />
      <Textarea
        label={t('fields.rollback_reason')}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
        maxLength={LONGEST_REASON}
        rows={3}
        withAsterisk
        data-autofocus
      />
    </FormDialog>
  );
}
