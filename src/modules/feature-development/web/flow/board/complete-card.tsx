import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BoardCard } from '#modules/feature-development/contract/flow.ts';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { sowQuery } from '../../records/sows.api.ts';
import { texts } from '../../texts.ts';
import { stagesQuery } from '../../stages/stages.api.ts';
import { CompleteDialog } from '../../stages/complete-dialog.tsx';

export interface CardCompletion {
  readonly card: BoardCard;
  /** The one that it is at. */
  readonly stage: number;
  /** The next one is started with it. */
  readonly start_next?: boolean;
}

interface CompleteCardProps extends CardCompletion {
  readonly onClose: () => void;
}

/** Completes the stage of a card as the workspace does: what is missing is shown before. */
export function CompleteCard({ card, stage: number, onClose, ...how }: CompleteCardProps) {
  const t = useTexts(texts);
  const sow = useQuery({ ...sowQuery({ id: card.id }), staleTime: 0 });
  const stages = useQuery(stagesQuery(card.id));
  const stage = stages.data?.find(({ stage_number }) => stage_number === number);
  const [seen, setSeen] = useState<Sow>();
  // What was cached earlier may name things as missing that are there now.
  if (seen === undefined && sow.isFetchedAfterMount && sow.data !== undefined) setSeen(sow.data);

  if (seen !== undefined && sow.data !== undefined && stage !== undefined) {
    return <CompleteDialog {...how} sow={sow.data} stage={stage} seen={seen} onClose={onClose} />;
  }
  const error = sow.error ?? stages.error;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('workspace.complete_dialog.title', { stage: number })}
    >
      {error === null ? (
        <Skeleton height={160} radius="md" />
      ) : (
        <ErrorState
          error={error}
          title={t('workspace.load_failed')}
          onRetry={() => void Promise.all([sow.refetch(), stages.refetch()])}
        />
      )}
    </Dialog>
  );
}
