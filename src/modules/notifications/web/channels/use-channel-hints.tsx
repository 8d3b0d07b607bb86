import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useEnabledChannels } from './use-enabled-channels.ts';

/** What to know of a channel before it is chosen; those who may enable it are led there. */
export function useChannelHints(): (channel: Channel) => ReactNode {
  const t = useTexts(texts);
  const isEnabled = useEnabledChannels();
  const mayEnable = useMay('notifications:channels');
  return (channel) => {
    if (channel === 'System') return t('settings.editor.system_hint');
    if (isEnabled(channel)) return undefined;
    const problem = t('errors.channel_disabled', { channel: t(`channel_names.${channel}`) });
    if (!mayEnable) return problem;
    return (
      <>
        {`${problem} `}
        <Link to="/settings/notification-channels">{t('settings.editor.enable_channel')}</Link>
      </>
    );
  };
}
