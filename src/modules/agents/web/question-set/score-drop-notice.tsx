import { Button } from '@mantine/core';
import { IconTrendingDown } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { QualityReport } from '#modules/agents/contract/question-set.ts';
import { useAcceptScore } from './question-set.api.ts';
import { texts } from '../texts.ts';
import classes from './question-set.module.css';

interface DropNoticeProps {
  readonly agentId: string;
  readonly drop: NonNullable<QualityReport['drop']>;
  readonly onSeeMissed: () => void;
}

/** Says that the search finds less than it did, and what can be done about it. */
export function DropNotice({ agentId, drop, onSeeMissed }: DropNoticeProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const [asking, setAsking] = useState(false);
  const accept = useAcceptScore({ onSuccess: () => setAsking(false) });
  const { before, after, since } = drop;
  return (
    <div className={classes.notice}>
      <IconTrendingDown size={18} stroke={1.8} aria-hidden />
      <span>
        <strong>{t('quality.dropped', { time: formatDateTime(since) })}</strong>
        <br />
        {t('quality.dropped_text', {
          count: after.questions,
          first_before: before.first,
          first: after.first,
          five_before: before.within_five,
          five: after.within_five,
        })}
      </span>
      <div className={classes.buttons}>
        <Button size="compact-md" variant="default" onClick={onSeeMissed}>
          {t('quality.see_missed')}
        </Button>
        {mayWrite && (
          <Button size="compact-md" variant="default" onClick={() => setAsking(true)}>
            {t('quality.accept')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => accept.mutate({ id: agentId })}
        title={t('quality.accept_title')}
        confirmLabel={t('quality.accept')}
        busy={accept.isPending}
      >
        <p>{t('quality.accept_text')}</p>
      </ConfirmDialog>
    </div>
  );
}
