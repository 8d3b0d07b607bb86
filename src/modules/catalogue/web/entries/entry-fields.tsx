import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import { catalogueLimits, entryStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import { TagsField } from '#platform/web/form/tags-field.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { EntryValues } from './entry-values.ts';
import { ReplacementSelect } from './replacement-select.tsx';

interface EntryFieldsProps {
  readonly form: ZodForm<EntryValues>;
  readonly entry: Entry;
}

/** What can be edited of an entry: fields of the deep level have samples, what runs has no status of its own. */
export function EntryFields({ form, entry }: EntryFieldsProps) {
  const t = useTexts(texts);
  const mayChooseOwner = useMay('directory:read');
  const [deprecated, setDeprecated] = useState(form.getValues().deprecated);
  form.watch('deprecated', ({ value }) => setDeprecated(value));
  const { owner_id, owner_name } = entry;
  const { status, sample_value } = form.getInitialValues();
  return (
    <>
      {(['name_th', 'name_en'] as const).map((field) => (
        <TextInput
          key={form.key(field)}
          {...form.getInputProps(field)}
          label={t(`entry_form.${field}`)}
          maxLength={catalogueLimits.name}
          autoComplete="off"
        />
      ))}
      <Textarea
        key={form.key('description')}
        {...form.getInputProps('description')}
        label={t('entry_form.description')}
        maxLength={catalogueLimits.description}
        rows={4}
      />
      {sample_value !== undefined && (
        <TextInput
          key={form.key('sample_value')}
          {...form.getInputProps('sample_value')}
          label={t('entry_form.sample_value')}
          maxLength={catalogueLimits.sample}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {status !== undefined && (
        <NativeSelect
          key={form.key('status')}
          {...form.getInputProps('status')}
          label={t('entry_form.status')}
          description={t('entry_form.status_hint')}
          data={entryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      )}
      {mayChooseOwner && (
        <Suspense>
          <EmployeeSelect
            label={t('entry_form.owner_id')}
            present={owner_id === null ? null : { id: owner_id, name: owner_name ?? '' }}
            error={form.errors['owner_id']}
            onChange={(id) => form.setFieldValue('owner_id', id)}
          />
        </Suspense>
      )}
      <TagsField
        key={form.key('tags')}
        {...form.getInputProps('tags')}
        label={t('entry_form.tags')}
        maxLength={catalogueLimits.tag}
      />
      <Switch
        key={form.key('deprecated')}
        {...form.getInputProps('deprecated', { type: 'checkbox' })}
        label={t('entry_form.deprecated')}
        description={t('entry_form.deprecated_hint')}
      />
      {deprecated && (
        <ReplacementSelect
          entry={entry}
          error={form.errors['replacement_id']}
          onChange={(id) => form.setFieldValue('replacement_id', id)}
        />
      )}
    </>
  );
}
