import { MultiSelect } from '@mantine/core';
import type { CollectionRow } from '#modules/notifications/contract/message-fields.ts';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { EmployeesSelect, UnitsSelect } from '#modules/directory/web/public.ts';
import type { RecipientCollection } from '#platform/contract/notifiable.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import { messageAt, type PanelProps } from './editor-props.ts';

type Row = SettingInfo['recipients'][number];

/** Who is notified: whom the event names, and people of departments and positions; and who is not. */
export function RecipientsPanel({ setting, draft, mayWrite, properties }: PanelProps) {
  const t = useTexts(texts);
  const { recipients, recipient_excepts: excepts } = draft.info;
  const named = recipients.flatMap((row) => ('field' in row ? row.field : []));
  const ofCollections = recipients.filter((row) => 'collection' in row);
  const offered = properties.filter((property) => property.is_recipient);
  const known = new Set(offered.map(({ key }) => key));
  return (
    <>
      <Panel title={t('settings.recipients.title')} hint={t('settings.recipients.hint')}>
        <Stack>
          <MultiSelect
            label={t('settings.recipients.of_event')}
            data={[
              ...offered.map(({ key, title }) => ({ value: key, label: title })),
              ...named.filter((key) => !known.has(key)).map((key) => ({ value: key, label: key })),
            ]}
            value={named}
            error={messageAt(setting, 'info.recipients')}
            disabled={!mayWrite}
            searchable
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

interface CollectionsProps {
  readonly rows: readonly CollectionRow[];
  readonly disabled: boolean;
  readonly onChange: (rows: CollectionRow[]) => void;
}

/** Departments, positions and employees: each once, as its own field. */
function Collections({ rows, disabled, onChange }: CollectionsProps) {
  const t = useTexts(texts);
  const idsOf = (wanted: RecipientCollection) =>
    rows.flatMap(({ collection, entity_ids: ids }) => (collection === wanted ? ids : []));
  const replace = (collection: RecipientCollection, ids: (string | number)[]) =>
    onChange([
      ...rows.filter((row) => row.collection !== collection),
      ...(ids.length === 0 ? [] : [{ collection, entity_ids: ids }]),
    ]);
  return (
    <>
      {(['department', 'position'] as const).map((kind) => (
        <UnitsSelect
          key={kind}
          kind={kind}
          label={t(`settings.collections.${kind}`)}
          value={idsOf(kind).map(String)}
          disabled={disabled}
          onChange={(ids) => replace(kind, ids)}
        />
      ))}
      <EmployeesSelect
        label={t('settings.collections.employee')}
        value={idsOf('employee').filter((id) => typeof id === 'number')}
        disabled={disabled}
        onChange={(ids) => replace('employee', ids)}
      />
    </>
  );
}
