import { Button } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useViewer } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useApproveStage } from './stages.api.ts';
import { CommandFailure } from './command-failure.tsx';
import { useCommand } from './use-stage-command.ts';

interface ApproveStageProps {
  readonly sow: Sow;
  readonly stage: number;
}

/** Offered to the named approver, when the stage waits for that. */
export function ApproveStage({ sow, stage }: ApproveStageProps) {
  const t = useTexts(texts);
  const { employeeId } = useViewer();
  const { id, missing } = sow;
  const approve = useApproveStage();
  const command = useCommand({
    sowId: id,
    seen: sow,
    send: (version) => approve.mutateAsync({ id, stage, version }),
    failure: t('workspace.failures.approve'),
    done: t('workspace.done.approved', { stage }),
  });
  const waits = missing.some(
    (thing) => thing.kind === 'approval' && thing.approver_id === employeeId,
  );
  if (!waits) return null;
  return (
    <div>
      <Button
        size="compact-sm"
        variant="light"
        leftSection={<IconRosetteDiscountCheck size={16} stroke={1.7} />}
        loading={command.busy}
        onClick={command.run}
      >
        {t('workspace.actions.of_stage', { action: t('workspace.actions.approve'), stage })}
      </Button>
      <CommandFailure command={command} />
    </div>
  );
}
