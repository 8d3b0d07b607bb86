import { Button, Select, Textarea } from '@mantine/core';
import { IconHandStop, IconRefreshDot } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { WithStatus } from './record-status.tsx';
import { LONGEST_REASON } from './text-limits.ts';

interface ChangeStatusProps<Status extends WorkStatus> {
  readonly record: WithStatus;
  /** The statuses of its kind, in the order of the work. */
  readonly statuses: Readonly<Record<string, Status>>;
  readonly busy: boolean;
  /** Null for the status that follows from the work. */
  readonly save: (status: Status | null, reason: string) => Promise<unknown>;
}

/** Sets the status of a record by hand, with a reason, or lets it follow the work again. */
export function ChangeStatus<Status extends WorkStatus>(props: ChangeStatusProps<Status>) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const [opened, setOpened] = useState(false);
  const { record, busy } = props;
  const isByHand = record.manual_status !== null;
  if (!mayWrite && !isByHand) return null;
  return (
    <>
      {isByHand && (
        <Notice>
          {t('status.set_by_hand', {
            status: t(`statuses.${record.status}`),
            reason: record.status_reason,
            work: t(`statuses.${record.work_status}`),
          })}{' '}
          {mayWrite && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconRefreshDot size={16} stroke={1.7} />}
              loading={busy}
              onClick={() => void props.save(null, '')}
            >
              {t('status.follow')}
            </Button>
          )}
        </Notice>
      )}
      {!isByHand && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconHandStop size={16} stroke={1.7} />}
            onClick={() => setOpened(true)}
          >
            {t('status.change')}
          </Button>
        </div>
      )}
      {opened && <StatusDialog {...props} onClose={() => setOpened(false)} />}
    </>
  );
}

interface StatusDialogProps<Status extends WorkStatus> extends ChangeStatusProps<Status> {
  readonly onClose: () => void;
}

function StatusDialog<Status extends WorkStatus>({
  record,
  statuses,
  busy,
  save,
  onClose,
}: StatusDialogProps<Status>) {
  const t = useTexts(texts);
  const labelOf = (status: WorkStatus) => t(`statuses.${status}`);
  const [chosen, setChosen] = useState<Status | undefined>(statuses['on_hold']);
  const [reason, setReason] = useState('');
  const submit = async () => {
    if (chosen === undefined) return;
    await save(chosen, reason.trim());
    onClose();
  };
  return (
    <FormDialog
      title={t('status.change')}
      disabled={chosen === undefined || reason.trim() === ''}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('status.hint', { work: t(`statuses.${record.work_status}`) })}</p>
      <Select
        label={t('fields.status')}
        data={Object.values(statuses).map((status) => ({
          value: status,
          label: labelOf(status),
        }))}
        value={chosen ?? null}
        onChange={(value) => setChosen(Object.values(statuses).find((each) => each === value))}
        allowDeselect={false}
      />
      <Textarea
        label={t('status.reason')}
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
        maxLength={LONGEST_REASON}
        rows={2}
        withAsterisk
        data-autofocus
      />
    </FormDialog>
  );
}
