import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { stageBefore } from '#modules/feature-development/contract/stage-order.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { ChecklistPanel } from '../checklists/checklist-panel.tsx';
import { EarlierPasses } from './earlier-passes.tsx';
import classes from '../stages/stages.module.css';

interface StageMoreProps {
  readonly sow: Sow;
  readonly stage: StageRecord;
  readonly onComment: () => void;
}

/** What belongs to a stage: its checklist, its files, what was before. */
export function StageMore({ sow, stage, onComment }: StageMoreProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { id } = sow;
  const number = stage.stage_number;
  const waits = !stage.is_started && number !== sow.next_stage;
  return (
    <div className={classes.more}>
      {waits && (
        <p className={classes.count}>
          {t('workspace.stage.waits', { stage: stageBefore(number) })}
        </p>
      )}
      <ChecklistPanel
        address={{ id, stage: number }}
        tables={stage.checklist}
        editable={mayWrite && !stage.is_complete}
      />
      <EarlierPasses address={{ id, stage: number }} passes={stage.earlier_passes} />
      {mayWrite && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconMessage size={16} stroke={1.7} />}
            onClick={onComment}
          >
            {t('workspace.actions.comment')}
          </Button>
        </div>
      )}
    </div>
  );
}
