import {
  source,
  sourceInput,
  usualPorts,
  type Source,
} from '#modules/catalogue/contract/sources.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { sourceFields } from './source-fields.tsx';
import { useCreateSource, useUpdateSource } from './sources.api.ts';

const form = defineForm({
  body: sourceInput,
  record: source,
  blank: { port: usualPorts.postgresql },
  derive: ({ kind, hour }) => ({
    // The address of the application's own database is not edited.
    kind: kind === 'own' ? 'postgresql' : kind,
    password: '',
    hour: String(hour ?? 1),
  }),
});

interface SourceSheetProps extends WindowProps {
  /** Undefined for a new one. */
  readonly record?: Source;
}

/** Where a database is and when it is read. Its password goes in and never comes out. */
export function SourceSheet({ record, ...window }: SourceSheetProps) {
  const t = useTexts(texts);
  const create = useCreateSource();
  const update = useUpdateSource();
  return (
    <RecordFormSheet
      {...window}
      title={
        record === undefined
          ? t('source.add_title')
          : t('source.edit_title', { name: record.company_name })
      }
      form={form}
      stored={record}
      fields={sourceFields(t, record === undefined)}
      save={(body, basis) => {
        if (basis === undefined) return create.mutateAsync(body);
        const { id, updated_at } = basis;
        const { password, port = basis.port, ...settings } = body;
        // Without a password, the stored one stays.
        const secret = password === '' ? {} : { password };
        return update.mutateAsync({ ...settings, port, ...secret, id, updated_at });
      }}
    />
  );
}
