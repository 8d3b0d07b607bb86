import { useState } from 'react';
import { settingInput } from '#modules/notifications/contract/settings.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { EventChoice, type EventPlace } from '../events/event-choice.tsx';
import { useCreateSetting } from './settings.api.ts';

const form = defineForm({ body: settingInput.omit({ info: true }) });

interface CreateSettingProps extends WindowProps {
  readonly onSaved: (saved: { readonly id: string }) => void;
}

/** Names a new setting and its event; the rest is edited on its own screen. */
export function CreateSetting(props: CreateSettingProps) {
  const t = useTexts(texts);
  const create = useCreateSetting();
  const { rules } = form;
  return (
    <RecordFormSheet
      {...props}
      title={t('settings.list.create')}
      form={form}
      saveLabel={t('settings.form.create')}
      save={(body) => create.mutateAsync(body)}
      fields={{
        name: textField({ label: t('fields.name'), ...rules.name }),
        description: {
          ...longTextField({ label: t('fields.description'), rows: 2, ...rules.description }),
          // Each choice sets those after it, which would draw a field of its own again and lose the focus.
          around: (input, fields) => (
            <>
              {input}
              <PlaceFields form={fields} />
            </>
          ),
        },
        module_id: { label: t('settings.fields.module') },
        feature_id: { label: t('settings.fields.feature') },
        event_id: { label: t('fields.event') },
      }}
    />
  );
}

function PlaceFields({ form: fields }: { readonly form: ZodForm<EventPlace> }) {
  const [place, setPlace] = useState<EventPlace>({ module_id: '', feature_id: '', event_id: '' });
  return (
    <EventChoice
      value={place}
      errors={fields.errors}
      onChange={(chosen) => {
        setPlace(chosen);
        fields.setFieldValue('module_id', chosen.module_id);
        fields.setFieldValue('feature_id', chosen.feature_id);
        fields.setFieldValue('event_id', chosen.event_id);
      }}
    />
  );
}
