import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { CHANNELS } from '#modules/notifications/contract/channel-names.ts';
import { settingLimits } from '#modules/notifications/contract/setting-limits.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { ChannelCheckboxes } from '../../channels/channel-checkboxes.tsx';
import { texts } from '../../texts.ts';
import { chooseChannels, type CustomContent } from './custom-content.ts';

interface BasicsStepProps {
  readonly content: Pick<CustomContent, 'name' | 'description' | 'channels' | 'critical'>;
  readonly onChange: (part: Partial<CustomContent>) => void;
}

/** The first step: what it is called, and on which channels it goes out. */
export function BasicsStep({ content, onChange }: BasicsStepProps) {
  const t = useTexts(texts);
  const { name, description, channels, critical } = content;
  const chosen = channels.map(({ channel }) => channel);
  return (
    <Panel title={t('customs.steps.basics')} hint={t('customs.wizard.basics_hint')}>
      <Stack>
        <TextInput
          label={t('fields.name')}
          value={name}
          maxLength={settingLimits.name}
          withAsterisk
          onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        />
        <Textarea
          label={t('fields.description')}
          value={description}
          maxLength={settingLimits.description}
          autosize
          onChange={({ currentTarget: { value } }) => onChange({ description: value })}
        />
        <Checkbox.Group
          label={t('fields.channels')}
          description={t('settings.editor.channels_hint')}
          descriptionProps={{ mb: 'xs' }}
          withAsterisk
          value={chosen}
          onChange={(values) =>
            onChange({
              channels: chooseChannels(
                CHANNELS.filter((channel) => values.includes(channel)),
                channels,
              ),
            })
          }
        >
          <ChannelCheckboxes chosen={chosen} />
        </Checkbox.Group>
        <Checkbox
          mt="lg"
          checked={critical}
          label={t('settings.editor.critical')}
          description={t('settings.editor.critical_hint')}
          onChange={({ currentTarget: { checked } }) => onChange({ critical: checked })}
        />
      </Stack>
    </Panel>
  );
}
