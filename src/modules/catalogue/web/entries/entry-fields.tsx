import { NativeSelect, Switch } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import type { Entry } from '#modules/catalogue/contract/entries.ts';
import { catalogueLimits, entryStatuses } from '#modules/catalogue/contract/entry-kinds.ts';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import { longTextField, tagsField, textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { CatalogueTexts } from '../texts.ts';
import type { EntryParts, EntryValues } from './entry-form.ts';
import { EntrySelect } from './entry-select.tsx';

interface Surroundings extends EntryParts {
  readonly entry: Entry;
  readonly mayChooseOwner: boolean;
}

/** What can be edited of an entry. */
export function entryFields(
  t: CatalogueTexts,
  { entry, hasStatus, isStored, mayChooseOwner }: Surroundings,
): Fields<EntryValues> {
  const name = { maxLength: catalogueLimits.name, autoComplete: 'off' };
  const typed = { autoComplete: 'off', spellCheck: false } as const;
  const prose = { maxLength: catalogueLimits.description, rows: 2 };
  const { owner_id, owner_name, replacement } = entry;
  return {
    name_th: textField({ label: t('fields.name_th'), ...name }),
    name_en: textField({ label: t('fields.name_en'), ...name }),
    description: longTextField({
      label: t('fields.description'),
      maxLength: catalogueLimits.description,
      rows: 4,
    }),
    sample_value: onlyIf(
      isStored,
      textField({
        label: t('fields.sample_value'),
        maxLength: catalogueLimits.sample,
        ...typed,
      }),
    ),
    is_read_only: onlyIf(isStored, {
      label: t('fields.is_read_only'),
      isTicked: true,
      input: (props) => <Switch {...props} />,
      write: (isReadOnly) => t(isReadOnly ? 'entry_form.yes' : 'entry_form.no'),
    }),
    default_value: onlyIf(
      isStored,
      textField({
        label: t('fields.default_value'),
        maxLength: catalogueLimits.sample,
        ...typed,
      }),
    ),
    choices: onlyIf(
      isStored,
      longTextField({
        label: t('fields.choices'),
        description: t('entry_form.choices_hint'),
        rows: 3,
      }),
    ),
    formula: onlyIf(
      isStored,
      longTextField({ label: t('fields.formula'), ...prose, spellCheck: false }),
    ),
    condition: onlyIf(
      isStored,
      longTextField({
        label: t('fields.condition'),
        description: t('entry_form.condition_hint'),
        ...prose,
      }),
    ),
    external_target: onlyIf(
      isStored,
      textField({
        label: t('fields.external_target'),
        description: t('entry_form.external_target_hint'),
        maxLength: 2 * catalogueLimits.code + 1,
        ...typed,
      }),
    ),
    status: onlyIf(hasStatus, {
      label: t('fields.status'),
      input: (props) => (
        <NativeSelect
          {...props}
          description={t('entry_form.status_hint')}
          data={entryStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      ),
      write: (status) => status && t(`statuses.${status}`),
    }),
    owner_id: {
      label: t('fields.owner_id'),
      input: (props) =>
        mayChooseOwner && (
          <Suspense>
            <EmployeeSelect
              {...props}
              present={owner_id === null ? null : { id: owner_id, name: owner_name ?? '' }}
            />
          </Suspense>
        ),
      write: (id) => {
        if (id === owner_id && owner_name !== null) return owner_name;
        return typeof id === 'number' ? t('history.employee', { id }) : undefined;
      },
    },
    tags: tagsField({ label: t('fields.tags'), maxLength: catalogueLimits.tag }),
    deprecated: {
      label: t('entry_form.deprecated'),
      isTicked: true,
      input: (props) => <Switch {...props} description={t('entry_form.deprecated_hint')} />,
      write: (deprecated) => t(deprecated ? 'entry_form.yes' : 'entry_form.no'),
    },
    replacement_id: {
      label: t('entry_form.replacement_id'),
      input: (props) => (
        <EntrySelect
          {...props}
          description={t('entry_form.replacement_hint')}
          present={replacement}
          kind={entry.kind}
          exclude={entry.id}
        />
      ),
      around: (input, form) => <WhenDeprecated form={form}>{input}</WhenDeprecated>,
      write: (id) => (id === replacement?.id ? replacement?.code : undefined),
    },
  };
}

/** A field that not every entry has. */
function onlyIf<Value>(
  isThere: boolean,
  field: Field<EntryValues, Value>,
): Field<EntryValues, Value> {
  return isThere ? field : { label: field.label, compared: false };
}

interface WhenDeprecatedProps {
  readonly form: ZodForm<EntryValues>;
  readonly children: ReactNode;
}

function WhenDeprecated({ form, children }: WhenDeprecatedProps) {
  return form.useWatchValue('deprecated') && children;
}
