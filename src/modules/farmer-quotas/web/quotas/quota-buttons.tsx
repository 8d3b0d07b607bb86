import { Button } from '@mantine/core';
import { IconChecklist, IconEraser, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  correctedStatuses,
  editableStatuses,
  quotaMoves,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import type { Quota } from '#modules/farmer-quotas/contract/quotas.ts';
import { ConfirmDialog } from '#platform/web/feedback/confirm-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { MenuEntry } from '#platform/web/menu/menu.tsx';
import { MoreMenu } from '#platform/web/menu/more-menu.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { AnonymiseFarmer } from '../farmers/anonymise-farmer.tsx';
import { DisclosePerson } from '../farmers/disclose-person.tsx';
import { texts } from '../texts.ts';
import { DeleteQuota } from './delete-quota.tsx';
import { useMoveQuota } from './quotas.api.ts';

/** What is done by a move of its own; the desk verifies. */
const MOVES = ['draft', 'pending', 'suspended', 'verified', 'closed'] as const;

type Moved = (typeof MOVES)[number];

/** What can be done with a quota: what the table of moves, its season and the person's permissions allow. */
export function QuotaButtons({ quota }: { readonly quota: Quota }) {
  const t = useTexts(texts);
  const { id, quota_status: status, quota_code: code, name } = quota;
  const navigate = useNavigate();
  const mayWrite = useMay('farmer-quotas:write');
  const mayVerify = useMay('farmer-quotas:verify');
  const mayDelete = useMay('farmer-quotas:delete');
  const mayDisclose = useMay('farmer-quotas:export_personal');
  const move = useMoveQuota();
  const deletion = useRecordWindow<Quota>();
  const closing = useRecordWindow<Quota>();
  const disclosure = useRecordWindow<Quota>();
  const erasure = useRecordWindow<Quota>();
  const allowed = { write: mayWrite, delete: mayDelete, verify: false };
  const moves = quota.season_is_open
    ? MOVES.filter((to) => {
        const by = quotaMoves[status][to];
        return by !== undefined && allowed[by];
      })
    : [];
  const go = (to: Moved) => move.mutate({ id, status: to, updated_at: quota.updated_at });
  const canEdit = mayWrite && quota.season_is_open && editableStatuses.includes(status);
  const canCorrect =
    mayWrite &&
    quota.season_is_open &&
    correctedStatuses.includes(status) &&
    quota.open_correction_id === null;
  const more: MenuEntry[] = [
    ...moves
      .filter((to) => to !== 'pending')
      .map((to) => ({
        label: t(`detail.moves.${to}`),
        danger: to === 'closed' || to === 'suspended',
        onClick: () => (to === 'closed' ? closing.open(quota) : go(to)),
      })),
    ...(mayDisclose
      ? [{ label: t('detail.personal_data'), onClick: () => disclosure.open(quota) }]
      : []),
    // In an open season the person is still needed.
    ...(mayDelete && !quota.season_is_open && name !== ''
      ? [
          {
            label: t('anonymisation.action'),
            icon: IconEraser,
            danger: true,
            separated: true,
            onClick: () => erasure.open(quota),
          },
        ]
      : []),
    ...(mayDelete && quota.season_is_open && editableStatuses.includes(status)
      ? [
          {
            label: t('list.delete'),
            icon: IconTrash,
            danger: true,
            separated: true,
            onClick: () => deletion.open(quota),
          },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenu entries={more} />
      {canEdit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} />}
          renderRoot={(root) => <Link {...root} to="/farmer-quotas/$id/edit" params={{ id }} />}
        >
          {t('detail.edit')}
        </Button>
      )}
      {canCorrect && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} />}
          renderRoot={(root) => <Link {...root} to="/farmer-quotas/$id/correct" params={{ id }} />}
        >
          {t('detail.correct')}
        </Button>
      )}
      {moves.includes('pending') && (
        <Button loading={move.isPending} onClick={() => go('pending')}>
          {t('detail.moves.pending')}
        </Button>
      )}
      {status === 'pending' && mayVerify && quota.season_is_open && (
        <Button
          leftSection={<IconChecklist size={16} />}
          renderRoot={(root) => (
            <Link {...root} to="/farmer-quotas/verification" search={{ selected: id }} />
          )}
        >
          {t('detail.verify')}
        </Button>
      )}
      {closing.draw((_quota, window) => (
        <ConfirmDialog
          {...window}
          title={t('detail.close_title', { code, name })}
          confirmLabel={t('detail.moves.closed')}
          danger
          busy={move.isPending}
          onConfirm={() => {
            go('closed');
            window.onClose();
          }}
        >
          {t('detail.close_text')}
        </ConfirmDialog>
      ))}
      {deletion.draw((record, window) => (
        <DeleteQuota
          quota={record}
          onDeleted={() => void navigate({ to: '/farmer-quotas', replace: true })}
          {...window}
        />
      ))}
      {disclosure.draw((record, window) => (
        <DisclosePerson farmerId={record.farmer_id} name={record.name} {...window} />
      ))}
      {erasure.draw((record, window) => (
        <AnonymiseFarmer farmerId={record.farmer_id} name={record.name} {...window} />
      ))}
    </>
  );
}
