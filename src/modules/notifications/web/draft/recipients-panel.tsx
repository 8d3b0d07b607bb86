import { MultiSelect } from '@mantine/core';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { Collections } from './collections.tsx';
import { messageAt, type PanelProps } from './editor-props.ts';

type Row = SettingInfo['recipients'][number];

/** Who is notified: whom the event names, and people of departments and positions; and who is not. */
export function RecipientsPanel(props: PanelProps) {
  const { draft, mayWrite, properties } = props;
  const t = useTexts(texts);
  const { recipients, recipient_excepts: excepts } = draft.info;
  const named = recipients.flatMap((row) => ('field' in row ? row.field : []));
  const ofCollections = recipients.filter((row) => 'collection' in row);
  const offered = properties.filter((property) => property.is_recipient);
  const known = new Set(offered.map(({ key }) => key));
  const actor = offered.find(({ key }) => key === 'actor')?.title;
  return (
    <>
      <Panel title={t('settings.recipients.title')} hint={t('settings.recipients.hint')}>
        <Stack>
          <MultiSelect
            label={t('settings.recipients.of_event')}
            description={actor !== undefined && t('settings.recipients.of_event_hint', { actor })}
            data={[
              ...offered.map(({ key, title }) => ({ value: key, label: title })),
              ...named.filter((key) => !known.has(key)).map((key) => ({ value: key, label: key })),
            ]}
            value={named}
            error={messageAt(props, 'info.recipients', recipients)}
            disabled={!mayWrite}
            searchable
            // Focused after a refusal, its choices would cover what is missing.
            openOnFocus={false}
            hidePickedOptions
            onChange={(keys) =>
              draft.changeInfo({
                recipients: [...keys.map((field): Row => ({ field })), ...ofCollections],
              })
            }
          />
          <Collections
            rows={ofCollections}
            disabled={!mayWrite}
            onChange={(rows) =>
              draft.changeInfo({
                recipients: [...named.map((field): Row => ({ field })), ...rows],
              })
            }
          />
        </Stack>
      </Panel>
      <Panel title={t('settings.recipients.excepts')} hint={t('settings.recipients.excepts_hint')}>
        <Stack>
          <Collections
            rows={excepts}
            disabled={!mayWrite}
            onChange={(rows) => draft.changeInfo({ recipient_excepts: rows })}
          />
        </Stack>
      </Panel>
    </>
  );
}
