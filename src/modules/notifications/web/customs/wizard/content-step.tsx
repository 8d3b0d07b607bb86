import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { customLimits } from '#modules/notifications/contract/custom-limits.ts';
import type { CustomChannel } from '#modules/notifications/contract/custom-content.ts';
import { settingLimits } from '#modules/notifications/contract/setting-limits.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { Attachments } from '#platform/web/attachments/attachments.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../../texts.ts';
import { FileChoice } from './file-choice.tsx';
import { ChannelPreview } from './channel-preview.tsx';
import { hasTitle } from './custom-content.ts';
import type { CustomDraft } from './use-custom-draft.ts';

interface ContentStepProps {
  readonly id: string;
  readonly draft: CustomDraft;
}

/** The second step: what is sent on each channel. */
export function ContentStep({ id, draft }: ContentStepProps) {
  const { channels, change } = draft;
  return (
    <Stack>
      <Attachments entity="notification_custom" id={id} mayAttach />
      {channels.map((content, place) => (
        <ChannelContent
          key={content.channel}
          id={id}
          content={content}
          path={`channels.${place}`}
          problemAt={draft.problemAt}
          onChange={(part) => change({ channels: channels.with(place, { ...content, ...part }) })}
        />
      ))}
    </Stack>
  );
}

interface ChannelContentProps extends Pick<CustomDraft, 'problemAt'> {
  /** Of the message. */
  readonly id: string;
  readonly content: CustomChannel;
  readonly path: string;
  readonly onChange: (part: Partial<CustomChannel>) => void;
}

function ChannelContent({ id, content, path, problemAt, onChange }: ChannelContentProps) {
  const t = useTexts(texts);
  const [language, setLanguage] = useState<Language>('th');
  const { channel, translations } = content;
  const isThai = language === 'th';
  const shown = isThai ? content : (translations.en ?? { title: '', message: '' });
  const at = (part: string) => problemAt(`${path}.${isThai ? part : `translations.en.${part}`}`);

  function write(part: { readonly title?: string; readonly message?: string }) {
    if (isThai) return onChange(part);
    const { title, message } = { title: shown.title, message: shown.message, ...part };
    // Without any text, readers of English get the Thai one again.
    onChange({ translations: { en: title + message === '' ? null : { title, message } } });
  }

  return (
    <Panel title={t(`channel_names.${channel}`)} hint={problemAt(`${path}.channel`)}>
      <Stack>
        <SegmentedControl
          aria-label={`${t('settings.message.language')}: ${t(`channel_names.${channel}`)}`}
          value={language}
          data={LANGUAGES.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
          onChange={setLanguage}
        />
        {!isThai && translations.en === null && (
          <p className={text.dimmed}>{t('settings.message.no_english')}</p>
        )}
        {hasTitle(channel) && (
          <TextInput
            label={t('fields.title')}
            value={shown.title}
            maxLength={settingLimits.title}
            error={at('title')}
            withAsterisk={isThai}
            onChange={({ currentTarget: { value: title } }) => write({ title })}
          />
        )}
        <Textarea
          label={t('fields.message')}
          description={t('settings.message.length', {
            count: shown.message.length,
            most: settingLimits.message,
          })}
          value={shown.message}
          error={
            shown.message.length > settingLimits.message
              ? t('errors.message_too_long')
              : at('message')
          }
          withAsterisk={isThai}
          autosize
          minRows={3}
          onChange={({ currentTarget: { value: message } }) => write({ message })}
        />
        <TextInput
          label={t('customs.fields.link')}
          description={t('customs.wizard.link_hint')}
          placeholder="https://"
          value={content.link}
          maxLength={customLimits.link}
          error={problemAt(`${path}.link`)}
          onChange={({ currentTarget: { value: link } }) => onChange({ link })}
        />
        <FileChoice
          id={id}
          channel={channel}
          value={content.file}
          error={problemAt(`${path}.file`)}
          onChange={(file) => onChange({ file })}
        />
        <ChannelPreview id={id} content={content} language={language} />
      </Stack>
    </Panel>
  );
}
