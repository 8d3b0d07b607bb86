import { z } from 'zod';
import { inHouseServiceInput } from '#modules/companies/contract/in-house-services.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, tagsField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAllowService } from './in-house-services.api.ts';

const { ports } = inHouseServiceInput.shape;

const form = defineForm({
  body: inHouseServiceInput.extend({
    // Typed as texts; the problem is shown at the field as a whole.
    ports: z
      .array(z.string())
      .refine(
        (typed) => ports.safeParse(typed.map(Number)).success,
        'settings:errors.port_invalid',
      ),
  }),
});

/** Allows calls to a service in a private network. */
export function ServiceSheet(window: WindowProps) {
  const t = useTexts(texts);
  const allow = useAllowService();
  return (
    <RecordFormSheet
      {...window}
      title={t('in_house.add_title')}
      form={form}
      fields={{
        host: textField({
          label: t('in_house.host'),
          description: t('in_house.host_hint'),
          placeholder: '10.20.0.0/16',
          autoComplete: 'off',
          spellCheck: false,
          ...form.rules.host,
        }),
        ports: tagsField({
          label: t('fields.ports'),
          description: t('in_house.ports_hint'),
          placeholder: '5678',
        }),
        note: longTextField({
          label: t('in_house.note'),
          description: t('in_house.note_hint'),
          rows: 3,
          ...form.rules.note,
        }),
      }}
      saveLabel={t('in_house.allow')}
      save={({ ports: typed, ...body }) => allow.mutateAsync({ ...body, ports: typed.map(Number) })}
    />
  );
}
