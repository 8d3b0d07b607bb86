import { useQuery } from '@tanstack/react-query';
import { CHANNELS, type Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useEnabledChannels } from '../channels/use-enabled-channels.ts';
import { dryRunQuery } from '../dry-run/dry-run.api.ts';
import { texts } from '../texts.ts';
import classes from './draft.module.css';
import { smsSegments } from './sms-segments.ts';
import type { Draft } from './use-draft.ts';

interface MessagePreviewProps {
  readonly setting: Setting;
  readonly draft: Draft;
  readonly language: Language;
}

/** The saved draft on the latest real event of its kind, as each channel would show it that is in use. */
export function MessagePreview({ setting: { id, event }, draft, language }: MessagePreviewProps) {
  const t = useTexts(texts);
  const isEnabled = useEnabledChannels();
  const query = useQuery({ ...dryRunQuery({ id, limit: 1, language }), enabled: event !== null });
  const latest = query.data?.results[0];
  if (query.data !== undefined && latest === undefined) {
    return <p className={text.dimmed}>{t('settings.preview.no_event')}</p>;
  }
  if (latest === undefined) return null;
  const { title, message } = latest;
  const isChosen = (channel: Channel) => draft.info.channels.includes(channel);
  return (
    <section aria-label={t('settings.preview.title')}>
      <p className={text.dimmed}>
        {draft.state === 'saved'
          ? t('settings.preview.of_event', { at: formatDateTime(latest.at) })
          : t('settings.preview.waiting')}
      </p>
      <div className={classes.previews}>
        {CHANNELS.filter((channel) => isEnabled(channel) || isChosen(channel)).map((channel) => (
          <article key={channel} className={classes.preview}>
            <h3>{t(`channel_names.${channel}`)}</h3>
            {(channel === 'System' || channel === 'Email') && (
              <p>
                <strong>{title}</strong>
              </p>
            )}
            {!(channel === 'System' && message === title) && <p>{message}</p>}
            {channel === 'SMS' && message !== '' && (
              <p className={text.dimmed}>
                {t('settings.preview.segments', { count: smsSegments(message) })}
              </p>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
