import { Button, NativeSelect } from '@mantine/core';
import { IconArchive, IconCopy } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Custom } from '#modules/notifications/contract/customs.ts';
import { statusMoves } from '#modules/notifications/contract/setting-moves.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../../texts.ts';
import {
  useActivateCustom,
  useArchiveCustom,
  useDeactivateCustom,
  useDuplicateCustom,
} from '../customs.api.ts';

interface OfCustom {
  readonly custom: Custom;
  /** What is typed is saved first: moving it would outdate that. */
  readonly saveThen: (next: () => void) => void;
}

const isRunning = ({ stage }: Custom) => stage === 'scheduled' || stage === 'sending';

/** The status, which switches between active and inactive; archived is shown and never chosen here. */
export function CustomStatusSelect({ custom, saveThen }: OfCustom) {
  const t = useTexts(texts);
  const maySend = useMay('notifications:send');
  const activate = useActivateCustom();
  const deactivate = useDeactivateCustom();
  const { id, status } = custom;
  if (!maySend) return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
  return (
    <NativeSelect
      aria-label={t('fields.status')}
      value={status}
      data={settingStatuses
        .filter((value) => value !== 'Archived' || status === 'Archived')
        .map((value) => ({ value, label: t(`statuses.${value}`) }))}
      disabled={
        statusMoves[status].length === 0 ||
        isRunning(custom) ||
        activate.isPending ||
        deactivate.isPending
      }
      onChange={({ currentTarget: { value } }) => {
        const move = value === 'Active' ? activate : deactivate;
        saveThen(() => move.mutate({ id }));
      }}
    />
  );
}

/** Copies a message, or archives it; only an inactive one can be. */
export function CustomActions({ custom, saveThen }: OfCustom) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const { id, name, status } = custom;
  const duplicate = useDuplicateCustom({
    onSuccess: (copy) =>
      void navigate({
        to: '/notification-center/customize/$id',
        params: { id: copy.id },
        search: { step: 'basics' },
      }),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.7} />}
        loading={duplicate.isPending}
        onClick={() => saveThen(() => duplicate.mutate({ id }))}
      >
        {t('customs.detail.duplicate')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArchive size={16} stroke={1.7} />}
        disabled={status !== 'Inactive'}
        title={status === 'Active' ? t('customs.detail.only_inactive') : undefined}
        onClick={() => setOpened(true)}
      >
        {t('settings.archive.action')}
      </Button>
      <DeleteDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('settings.archive.title', { name })}
        confirmLabel={t('settings.archive.action')}
        action={useArchiveCustom()}
        input={() => ({ id })}
      >
        {t('settings.archive.text')}
      </DeleteDialog>
    </>
  );
}
