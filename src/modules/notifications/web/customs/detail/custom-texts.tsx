import type { CustomChannel } from '#modules/notifications/contract/custom-content.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import classes from '../../draft/draft.module.css';
import { texts } from '../../texts.ts';
import { ChannelPreview } from '../wizard/channel-preview.tsx';

interface CustomTextsProps {
  /** Of the message. */
  readonly id: string;
  readonly channels: readonly CustomChannel[];
}

/** What is sent on each channel, in the languages in which it is written. */
export function CustomTexts({ id, channels }: CustomTextsProps) {
  const t = useTexts(texts);
  return channels.map((content) => (
    <Panel key={content.channel} title={t(`channel_names.${content.channel}`)}>
      <div className={classes.previews}>
        {LANGUAGES.filter((language) => language === 'th' || content.translations.en !== null).map(
          (language) => (
            <div key={language}>
              <strong>{t(`settings.languages.${language}`)}</strong>
              <ChannelPreview id={id} content={content} language={language} />
            </div>
          ),
        )}
      </div>
    </Panel>
  ));
}
