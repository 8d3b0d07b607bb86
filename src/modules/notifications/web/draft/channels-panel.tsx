import { Checkbox } from '@mantine/core';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { ChannelCheckboxes } from '../channels/channel-checkboxes.tsx';
import { texts } from '../texts.ts';
import { messageAt, type EditorProps } from './editor-props.ts';

/** On which channels it is sent, of those that an administrator enabled. */
export function ChannelsPanel(props: EditorProps) {
  const { draft, mayWrite } = props;
  const t = useTexts(texts);
  return (
    <Panel title={t('fields.channels')} hint={t('settings.editor.channels_hint')}>
      <Stack>
        <Checkbox.Group
          aria-label={t('fields.channels')}
          value={draft.info.channels}
          error={messageAt(props, 'info.channels', draft.info.channels)}
          onChange={(channels) => draft.changeInfo({ channels })}
        >
          <ChannelCheckboxes chosen={draft.info.channels} disabled={!mayWrite} />
        </Checkbox.Group>
        <Checkbox
          mt="lg"
          checked={draft.info.critical}
          disabled={!mayWrite}
          label={t('settings.editor.critical')}
          description={t('settings.editor.critical_hint')}
          onChange={({ currentTarget: { checked: critical } }) => draft.changeInfo({ critical })}
        />
      </Stack>
    </Panel>
  );
}
