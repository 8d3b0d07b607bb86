import { IconPaperclip } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CustomChannel } from '#modules/notifications/contract/custom-content.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import classes from '../../draft/draft.module.css';
import { smsSegments } from '../../draft/sms-segments.ts';
import { texts } from '../../texts.ts';
import { customFilesQuery } from '../customs.api.ts';
import { hasTitle } from './custom-content.ts';

interface ChannelPreviewProps {
  /** Of the message. */
  readonly id: string;
  readonly content: CustomChannel;
  readonly language: Language;
}

/** The message as its channel shows it to readers of a language. */
export function ChannelPreview({ id, content, language }: ChannelPreviewProps) {
  const t = useTexts(texts);
  const { channel, link, translations } = content;
  const english = language === 'en' ? translations.en : null;
  const title = english?.title || content.title;
  const message = english?.message || content.message;
  const whole = link === '' ? message : `${message}\n${link}`;
  return (
    <article
      className={classes.preview}
      aria-label={t('customs.wizard.preview_of', { channel: t(`channel_names.${channel}`) })}
    >
      <p className={text.dimmed}>{t('settings.preview.title')}</p>
      {hasTitle(channel) && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{whole}</p>
      {content.file !== null && <PreviewedFile id={id} file={content.file} channel={channel} />}
      {channel === 'SMS' && (
        <p className={text.dimmed}>
          {t('settings.preview.segments', { count: smsSegments(whole) })}
        </p>
      )}
    </article>
  );
}

interface PreviewedFileProps extends Pick<CustomChannel, 'channel'> {
  readonly id: string;
  readonly file: string;
}

function PreviewedFile({ id, file, channel }: PreviewedFileProps) {
  const t = useTexts(texts);
  const { data: files } = useQuery(customFilesQuery(id));
  const name = files?.find((one) => one.id === file)?.name;
  if (name === undefined) return null;
  const isLinked = channel === 'SMS' || channel === 'Line';
  return (
    <p>
      <IconPaperclip size={14} stroke={1.7} aria-hidden />{' '}
      {isLinked ? t('customs.wizard.linked_file', { name }) : name}
    </p>
  );
}
