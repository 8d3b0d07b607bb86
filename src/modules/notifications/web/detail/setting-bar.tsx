import { Button } from '@mantine/core';
import { IconPower, IconRocket } from '@tabler/icons-react';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import form from '#platform/web/form/form.module.css';
import { focusFirstMarked } from '#platform/web/form/server-problems.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { SaveState } from '../draft/save-state.tsx';
import type { Draft } from '../draft/use-draft.ts';
import { useActivateSetting, useApplyDraft } from '../settings/settings.api.ts';
import { texts } from '../texts.ts';
import { tourTargets } from '../tour/tour-targets.ts';

interface SettingBarProps {
  readonly setting: Setting;
  readonly draft: Draft;
}

/** Always in sight at the bottom: whether the draft is saved, and what brings it into force. */
export function SettingBar({ setting, draft }: SettingBarProps) {
  const t = useTexts(texts);
  const activate = useActivateSetting({ onSuccess: draft.follow });
  const apply = useApplyDraft({ onSuccess: draft.follow });
  const { id, status, has_changes: hasChanges } = setting;
  // What comes into force is the draft that the server has.
  const move = (action: typeof activate) =>
    draft.saveThen(() => action.mutate({ id }, { onError: focusFirstMarked }));
  return (
    <div id={tourTargets.activation} className={form.saveBar} data-page>
      <SaveState draft={draft} />
      {status === 'Inactive' && (
        <Button
          variant={setting.problems.length > 0 ? 'default' : 'filled'}
          leftSection={<IconPower size={16} stroke={1.7} />}
          loading={activate.isPending}
          onClick={() => move(activate)}
        >
          {t('settings.detail.activate')}
        </Button>
      )}
      {status === 'Active' && (hasChanges || draft.state !== 'saved') && (
        <Button
          leftSection={<IconRocket size={16} stroke={1.7} />}
          loading={apply.isPending}
          onClick={() => move(apply)}
        >
          {t('settings.detail.apply')}
        </Button>
      )}
    </div>
  );
}
