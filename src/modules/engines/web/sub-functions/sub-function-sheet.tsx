import { Textarea, TextInput } from '@mantine/core';
import {
  subFunction,
  subFunctionInput,
  type SubFunction,
} from '#modules/engines/contract/sub-functions.ts';
import { engineLimits } from '#modules/engines/contract/engines.ts';
import { FormSheet } from '#platform/web/form/form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useAddSubFunction, useChangeSubFunction } from './sub-functions.api.ts';
import { texts } from '../texts.ts';

interface SubFunctionSheetProps {
  readonly engineId: string;
  /** The one that is changed; none while one is added. */
  readonly stored?: SubFunction;
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Values {
  name: string;
  description: string;
}

const valuesOf = ({ name, description }: Values): Values => ({ name, description });

/** Adds or changes a part of an engine. */
export function SubFunctionSheet({ engineId, stored, opened, onClose }: SubFunctionSheetProps) {
  const t = useTexts(texts);
  const add = useAddSubFunction();
  const change = useChangeSubFunction();
  const labels = { name: t('columns.name'), description: t('form.description') };
  return (
    <FormSheet<Values, SubFunction>
      opened={opened}
      onClose={onClose}
      title={t(stored === undefined ? 'sub_functions.add' : 'sub_functions.edit')}
      schema={subFunctionInput}
      initialValues={stored === undefined ? { name: '', description: '' } : valuesOf(stored)}
      save={(values, basis) => {
        const fields = subFunctionInput.parse(values);
        if (basis === undefined) return add.mutateAsync({ id: engineId, ...fields });
        const { id: subFunctionId, updated_at } = basis;
        return change.mutateAsync({ id: engineId, subFunctionId, updated_at, ...fields });
      }}
      editing={
        stored === undefined
          ? undefined
          : { stored, schema: subFunction, toValues: valuesOf, labels }
      }
    >
      {(form) => (
        <>
          <TextInput
            key={form.key('name')}
            {...form.getInputProps('name')}
            label={labels.name}
            maxLength={engineLimits.name}
            withAsterisk
          />
          <Textarea
            key={form.key('description')}
            {...form.getInputProps('description')}
            label={labels.description}
            maxLength={engineLimits.description}
            rows={4}
          />
        </>
      )}
    </FormSheet>
  );
}
