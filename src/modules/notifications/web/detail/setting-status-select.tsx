import { NativeSelect } from '@mantine/core';
import { statusMoves } from '#modules/notifications/contract/setting-moves.ts';
import { settingStatuses } from '#modules/notifications/contract/setting-status.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { focusFirstMarked } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Draft } from '../draft/use-draft.ts';
import { texts } from '../texts.ts';
import { useActivateSetting, useDeactivateSetting } from '../settings/settings.api.ts';

interface SettingStatusSelectProps {
  readonly setting: Setting;
  readonly draft: Draft;
}

/** The status, which switches between active and inactive; archived is shown and never chosen here. */
export function SettingStatusSelect({ setting, draft }: SettingStatusSelectProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('notifications:write');
  const activate = useActivateSetting({ onSuccess: draft.follow });
  const deactivate = useDeactivateSetting({ onSuccess: draft.follow });
  const { id, status } = setting;
  if (!mayWrite) return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
  return (
    <NativeSelect
      id="status"
      aria-label={t('fields.status')}
      value={status}
      data={settingStatuses
        .filter((value) => value !== 'Archived' || status === 'Archived')
        .map((value) => ({ value, label: t(`statuses.${value}`) }))}
      disabled={statusMoves[status].length === 0 || activate.isPending || deactivate.isPending}
      onChange={({ currentTarget: { value } }) => {
        const move = value === 'Active' ? activate : deactivate;
        // What comes into force is the draft that the server has.
        draft.saveThen(() => move.mutate({ id }, { onError: focusFirstMarked }));
      }}
    />
  );
}
