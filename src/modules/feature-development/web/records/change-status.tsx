import { ActionIcon, Button, Select, Textarea } from '@mantine/core';
import { IconPencil, IconRefreshDot } from '@tabler/icons-react';
import { useState } from 'react';
import type { WorkStatus } from '#modules/feature-development/contract/record-statuses.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { WithStatus } from './record-status.tsx';
import { LONGEST_REASON } from './text-limits.ts';

/** A record and how its status is saved, as `useSowStatus` gives it. */
export interface StatusChange<Status extends WorkStatus> {
  readonly record: WithStatus;
  /** The statuses of its kind, in the order of the work. */
  readonly statuses: Readonly<Record<string, Status>>;
  readonly busy: boolean;
  /** Null for the status that follows from the work. */
  readonly save: (status: Status | null, reason: string) => Promise<unknown>;
}

/** Beside the status of a record: sets it by hand, with a reason. */
export function ChangeStatus<Status extends WorkStatus>(props: StatusChange<Status>) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const [opened, setOpened] = useState(false);
  if (!mayWrite || props.record.manual_status !== null) return null;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('status.change')}
        title={t('status.change')}
        onClick={() => setOpened(true)}
      >
        <IconPencil size={16} stroke={1.7} />
      </ActionIcon>
      {opened && <StatusDialog {...props} onClose={() => setOpened(false)} />}
    </>
  );
}

/** Says why a status was set by hand, and lets it follow the work again. */
export function StatusNote<Status extends WorkStatus>({
  record,
  busy,
  save,
}: StatusChange<Status>) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  if (record.manual_status === null) return null;
  return (
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
          onClick={() => void save(null, '')}
        >
          {t('status.follow')}
        </Button>
      )}
    </Notice>
  );
}

interface StatusDialogProps<Status extends WorkStatus> extends StatusChange<Status> {
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
