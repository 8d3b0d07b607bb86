import { tagColours } from '#modules/customers/contract/customer-choices.ts';
import { listedTag, tagInput, type ListedTag } from '#modules/customers/contract/tags.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { choiceField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useCreateTag, useUpdateTag } from './tags.api.ts';

const form = defineForm({ body: tagInput, record: listedTag });

interface TagSheetProps extends WindowProps {
  /** The one that is renamed; none while one is added. */
  readonly stored?: ListedTag;
}

/** Adds a tag of customers, or gives it another name or colour. */
export function TagSheet({ stored, ...window }: TagSheetProps) {
  const t = useTexts(texts);
  const create = useCreateTag();
  const update = useUpdateTag();
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'tags.create' : 'tags.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => {
        if (basis === undefined) return create.mutateAsync(body);
        return update.mutateAsync({ id: basis.id, updated_at: basis.updated_at, ...body });
      }}
      fields={{
        name: textField({ label: t('tags.name'), ...form.rules.name }),
        colour: choiceField({
          label: t('fields.colour'),
          values: tagColours,
          labelOf: (colour) => t(`colours.${colour}`),
        }),
      }}
    />
  );
}
