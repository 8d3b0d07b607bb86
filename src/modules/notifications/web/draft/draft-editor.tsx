import { Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { EventChoice, type EventPlace } from '../events/event-choice.tsx';
import { eventQuery } from '../events/events.api.ts';
import { texts } from '../texts.ts';
import { ChannelsPanel } from './channels-panel.tsx';
import { ConditionsPanel } from './conditions-panel.tsx';
import { tourTargets } from '../tour/tour-targets.ts';
import type { EditorProps } from './editor-props.ts';
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
      <Panel id={tourTargets.event} title={t('settings.editor.basics')}>
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
      <ConditionsPanel {...props} properties={properties} />
      <RecipientsPanel {...props} properties={properties} />
      <MessagePanel {...props} properties={properties} />
      <ChannelsPanel {...props} />
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
