import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { BoardCard } from '#modules/feature-development/contract/flow.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { stageName } from '../../stages/stage-name.ts';
import classes from './board.module.css';

const LONGEST_REASON = 1_000;

export interface RollbackAsked {
  readonly card: BoardCard;
  /** The stages it may go back to, the latest first. */
  readonly stages: readonly number[];
}

interface RollbackDialogProps {
  readonly asked: RollbackAsked;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: (stage: number, reason: string) => void;
}

/** Asks to which stage a card goes back, and why. */
export function RollbackDialog({ asked, busy, onClose, onConfirm }: RollbackDialogProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const { card, stages } = asked;
  const [stage, setStage] = useState(stages[0] ?? card.current_stage);
  const [reason, setReason] = useState('');
  const isBlank = reason.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBlank && !busy) onConfirm(stage, reason);
  };
  return (
    <Dialog opened onClose={onClose} title={t('flow.board.rollback.title', { name: card.name })}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <p>{t('flow.board.rollback.hint')}</p>
        <NativeSelect
          label={t('flow.board.rollback.stage')}
          value={String(stage)}
          data={stages.map((each) => ({
            value: String(each),
            label: `${each}. ${stageName(t, each)}`,
          }))}
          onChange={({ currentTarget: { value } }) => setStage(Number(value))}
        />
        <Textarea
          label={t('flow.board.rollback.reason')}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
          maxLength={LONGEST_REASON}
          rows={3}
          withAsterisk
          data-autofocus
        />
        <div className={classes.formButtons}>
          <Button variant="default" onClick={onClose}>
            {platform('form.cancel')}
          </Button>
          <Button type="submit" color="danger" disabled={isBlank} loading={busy}>
            {t('flow.board.rollback.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
