import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { EventChoice, type EventPlace } from '../events/event-choice.tsx';
import { eventQuery } from '../events/events.api.ts';
import { texts } from '../texts.ts';
import { ConditionsPanel } from './conditions-panel.tsx';
import { messageAt, type EditorProps } from './editor-props.ts';
import { MessagePanel } from './message-panel.tsx';
import { RecipientsPanel } from './recipients-panel.tsx';

/** Edits the draft of a setting: event, conditions, recipients, message and channels. */
export function DraftEditor(props: EditorProps) {
  const { setting, draft, mayWrite } = props;
  const t = useTexts(texts);
  const event = useQuery({
    ...eventQuery({ id: setting.event?.id ?? '' }),
    enabled: setting.event !== null,
  });
  const declared = setting.event === null ? undefined : event.data?.schema.properties;
  const properties = Object.values(declared ?? {});
  return (
    <Stack>
      <Panel title={t('settings.editor.basics')}>
        <Stack>
          <TextInput
            label={t('fields.name')}
            value={draft.name}
            error={draft.name.trim() === '' && t('errors.name_required')}
            maxLength={255}
            withAsterisk
            readOnly={!mayWrite}
            onChange={({ currentTarget: { value: name } }) => draft.change({ name })}
          />
          <Textarea
            label={t('fields.description')}
            value={draft.description}
            maxLength={255}
            autosize
            readOnly={!mayWrite}
            onChange={({ currentTarget: { value: description } }) => draft.change({ description })}
          />
          <EventPlaceFields key={setting.event?.id} {...props} />
        </Stack>
      </Panel>
      <Suspense>
        <ConditionsPanel {...props} properties={properties} />
        <RecipientsPanel {...props} properties={properties} />
      </Suspense>
      <MessagePanel {...props} properties={properties} />
      <Panel title={t('fields.channels')} hint={t('settings.editor.channels_hint')}>
        <Checkbox.Group
          aria-label={t('fields.channels')}
          value={draft.info.channels}
          error={messageAt(setting, 'info.channels')}
          onChange={(channels) => draft.changeInfo({ channels })}
        >
          <Stack>
            {CHANNELS.map((channel) => (
              <Checkbox
                key={channel}
                value={channel}
                label={channel}
                // One that was chosen while it was possible can still be taken out.
                disabled={
                  !mayWrite || (channel !== 'System' && !draft.info.channels.includes(channel))
                }
                description={
                  channel === 'System'
                    ? t('settings.editor.system_hint')
                    : t('errors.channel_disabled', { channel })
                }
              />
            ))}
            <Checkbox
              checked={draft.info.critical}
              disabled={!mayWrite}
              label={t('settings.editor.critical')}
              description={t('settings.editor.critical_hint')}
              onChange={({ currentTarget: { checked: critical } }) =>
                draft.changeInfo({ critical })
              }
            />
          </Stack>
        </Checkbox.Group>
      </Panel>
    </Stack>
  );
}

function EventPlaceFields({ setting: { event }, draft, mayWrite }: EditorProps) {
  const [place, setPlace] = useState<EventPlace>({
    module_id: event?.feature.module.id ?? '',
    feature_id: event?.feature.id ?? '',
    event_id: event?.id ?? '',
  });
  return (
    <EventChoice
      value={place}
      disabled={!mayWrite}
      onChange={(chosen) => {
        setPlace(chosen);
        if (chosen.event_id !== '' && chosen.event_id !== event?.id) {
          draft.changeEvent(chosen.event_id);
        }
      }}
    />
  );
}
