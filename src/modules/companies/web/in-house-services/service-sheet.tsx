import { z } from 'zod';
import {
  inHouseService,
  inHouseServiceInput,
  type InHouseService,
} from '#modules/companies/contract/in-house-services.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, tagsField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAllowService, useChangeService } from './in-house-services.api.ts';

const { ports } = inHouseServiceInput.shape;

const form = defineForm({
  record: inHouseService,
  derive: (stored) => ({ ports: stored.ports.map(String) }),
  body: inHouseServiceInput.extend({
    // Typed as texts; the problem is shown at the field as a whole.
    ports: z
      .array(z.coerce.string<string>())
      .transform((typed) => typed.map(Number))
      .refine((numbers) => ports.safeParse(numbers).success, 'settings:errors.port_invalid'),
  }),
});

interface ServiceSheetProps extends WindowProps {
  /** Undefined for a new one. */
  readonly stored?: InHouseService;
}

/** Allows calls to a service in a private network, or changes which. */
export function ServiceSheet({ stored, ...window }: ServiceSheetProps) {
  const t = useTexts(texts);
  const allow = useAllowService();
  const change = useChangeService();
  return (
    <RecordFormSheet
      {...window}
      title={
        stored === undefined
          ? t('in_house.add_title')
          : t('in_house.edit_title', { host: stored.host })
      }
      form={form}
      stored={stored}
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
      save={(service, basis) => {
        if (basis === undefined) return allow.mutateAsync(service);
        const { id, updated_at } = basis;
        return change.mutateAsync({ ...service, id, updated_at });
      }}
    />
  );
}
