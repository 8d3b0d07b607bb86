import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { settingLimits } from '#modules/notifications/contract/setting-limits.ts';
import { LANGUAGES, type Language } from '#platform/contract/texts/texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { messageAt, type PanelProps } from './editor-props.ts';
import { tourTargets } from '../tour/tour-targets.ts';
import { MessagePreview } from './message-preview.tsx';

type Part = 'title' | 'message';

/** What is sent, in Thai and English, with the values of the event in it. */
export function MessagePanel(props: PanelProps) {
  const { setting, draft, mayWrite, properties } = props;
  const t = useTexts(texts);
  const [language, setLanguage] = useState<Language>('th');
  const [part, setPart] = useState<Part>('message');
  const titleInput = useRef<HTMLInputElement>(null);
  const messageInput = useRef<HTMLTextAreaElement>(null);
  const { info } = draft;
  const english = info.translations.en;
  const shown = language === 'th' ? info : (english ?? { title: '', message: '' });
  const path = language === 'th' ? 'info' : 'info.translations.en';

  function write(change: Partial<Record<Part, string>>) {
    const { title, message } = { title: shown.title, message: shown.message, ...change };
    if (language === 'th') draft.changeInfo({ title, message });
    // Without any text, readers of English get the Thai one again.
    else
      draft.changeInfo({
        translations: { en: title + message === '' ? null : { title, message } },
      });
  }

  /** Where the cursor was last. */
  function insert(name: string) {
    const input = part === 'title' ? titleInput : messageInput;
    const at = input.current?.selectionStart ?? shown[part].length;
    write({ [part]: `${shown[part].slice(0, at)}{{${name}}}${shown[part].slice(at)}` });
  }

  return (
    <Panel
      id={tourTargets.message}
      title={t('settings.message.title')}
      hint={t('settings.message.hint')}
    >
      <Stack>
        <SegmentedControl
          aria-label={t('settings.message.language')}
          value={language}
          data={LANGUAGES.map((value) => ({ value, label: t(`settings.languages.${value}`) }))}
          onChange={setLanguage}
        />
        {language === 'en' && english === null && (
          <p className={text.dimmed}>{t('settings.message.no_english')}</p>
        )}
        <TextInput
          ref={titleInput}
          label={t('fields.title')}
          value={shown.title}
          maxLength={settingLimits.title}
          error={messageAt(props, `${path}.title`, shown.title)}
          readOnly={!mayWrite}
          withAsterisk={language === 'th'}
          onFocus={() => setPart('title')}
          onChange={({ currentTarget: { value: title } }) => write({ title })}
        />
        <Textarea
          ref={messageInput}
          label={t('fields.message')}
          description={t('settings.message.length', {
            count: shown.message.length,
            most: settingLimits.message,
          })}
          value={shown.message}
          maxLength={settingLimits.message}
          error={messageAt(props, `${path}.message`, shown.message)}
          readOnly={!mayWrite}
          withAsterisk={language === 'th'}
          autosize
          minRows={3}
          onFocus={() => setPart('message')}
          onChange={({ currentTarget: { value: message } }) => write({ message })}
        />
        {mayWrite && (
          <NativeSelect
            label={t('settings.message.variable')}
            description={t('settings.message.variable_hint')}
            value=""
            data={[
              { value: '', label: t('settings.message.choose_variable') },
              ...properties
                .filter((property) => property.is_message)
                .map(({ key, title }) => ({ value: key, label: `${title} {{${key}}}` })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') insert(value);
            }}
          />
        )}
        <MessagePreview setting={setting} draft={draft} language={language} />
      </Stack>
    </Panel>
  );
}
