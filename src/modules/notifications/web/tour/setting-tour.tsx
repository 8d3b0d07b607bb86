import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userSettingsQuery, useSaveUserSettings } from '#modules/settings/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { tourTargets } from './tour-targets.ts';
import { Tour } from './tour.tsx';

const TOUR = 'notification_setting';

/** The tour of a setting's screen: by itself until somebody has ended it once, and whenever they ask for it. */
export function SettingTour() {
  const t = useTexts(texts);
  const { data: settings } = useQuery(userSettingsQuery());
  const { mutate: save } = useSaveUserSettings();
  const [isWanted, setWanted] = useState<boolean>();
  const isNew = settings !== undefined && !settings.seen_tours.includes(TOUR);
  function end() {
    setWanted(false);
    if (isNew) save({ seen_tours: [...settings.seen_tours, TOUR] });
  }
  return (
    <>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('settings.tour.start')}
        title={t('settings.tour.start')}
        onClick={() => setWanted(true)}
      >
        <IconHelp size={16} stroke={1.7} />
      </ActionIcon>
      {(isWanted ?? isNew) && (
        <Tour
          steps={[
            step('saving', 'save-state'),
            step('event', tourTargets.event),
            step('message', tourTargets.message),
            step('trial', tourTargets.activation),
          ]}
          onEnd={end}
        />
      )}
    </>
  );

  function step(name: 'saving' | 'event' | 'message' | 'trial', target: string) {
    return { target, title: t(`settings.tour.${name}`), hint: t(`settings.tour.${name}_hint`) };
  }
}
