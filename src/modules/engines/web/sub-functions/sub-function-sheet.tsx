import {
  subFunction,
  subFunctionInput,
  type SubFunction,
} from '#modules/engines/contract/sub-functions.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { longTextField, textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { useAddSubFunction, useChangeSubFunction } from './sub-functions.api.ts';

const form = defineForm({ body: subFunctionInput, record: subFunction });

interface SubFunctionSheetProps extends WindowProps {
  readonly engineId: string;
  /** The one that is changed; none while one is added. */
  readonly stored?: SubFunction;
}

export function SubFunctionSheet({ engineId, stored, ...window }: SubFunctionSheetProps) {
  const t = useTexts(texts);
  const add = useAddSubFunction();
  const change = useChangeSubFunction();
  return (
    <RecordFormSheet
      {...window}
      title={t(stored === undefined ? 'sub_functions.add' : 'sub_functions.edit')}
      form={form}
      stored={stored}
      save={(body, basis) => {
        if (basis === undefined) return add.mutateAsync({ id: engineId, ...body });
        const { id: sub_function_id, updated_at } = basis;
        return change.mutateAsync({ id: engineId, sub_function_id, updated_at, ...body });
      }}
      fields={{
        name: textField({ label: t('fields.name'), ...form.rules.name }),
        description: longTextField({
          label: t('fields.description'),
          ...form.rules.description,
          rows: 4,
        }),
      }}
    />
  );
}
