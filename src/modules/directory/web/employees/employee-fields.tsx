import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { employeeLimits, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { unitChoices, unitChoicesQuery, type UnitKind } from '../organization/organization.api.ts';
import { texts, type DirectoryTexts } from '../texts.ts';
import type { EmployeeValues } from './employee-form.ts';
import { EmployeeSelect } from './employee-select.tsx';
import classes from './employees.module.css';
import { emailField, nameField, phoneField, type NameField } from './person-fields.ts';

export function employeeFields(t: DirectoryTexts, stored?: EmployeeRecord): Fields<EmployeeValues> {
  const [first_name_th, last_name_th] = namesInOneRow(t, 'first_name_th', 'last_name_th');
  const [first_name, last_name] = namesInOneRow(t, 'first_name', 'last_name');
  const [email, phone] = inOneRow(emailField(t), { name: 'phone', ...phoneField(t) });
  const unitField = (kind: UnitKind): Field<object, string | null> => ({
    label: t(`fields.${kind}`),
    input: (props) => <UnitSelect {...props} kind={kind} present={stored?.[kind] ?? null} />,
  });
  return {
    first_name_th,
    last_name_th,
    first_name,
    last_name,
    code: textField({
      label: t('fields.code'),
      description: t('employees.form.code_hint'),
      maxLength: employeeLimits.code,
      autoComplete: 'off',
      spellCheck: false,
    }),
    email,
    phone,
    department_id: unitField('department'),
    position_id: unitField('position'),
    manager_id: {
      label: t('fields.manager'),
      input: (props) => (
        <EmployeeSelect
          {...props}
          description={t('employees.form.manager_hint')}
          present={stored?.manager ?? null}
          exclude={stored?.id}
        />
      ),
    },
  };
}

function namesInOneRow(t: DirectoryTexts, first: NameField, second: NameField) {
  return inOneRow(nameField(t, first), { name: second, ...nameField(t, second) });
}

type Text = Field<object, string | null>;

/** Of two fields beside each other, the first draws both. */
function inOneRow(first: Text, { name, input, ...second }: Text & { readonly name: string }) {
  const around: Text['around'] = (drawn, form) => (
    <div className={classes.pair}>
      {drawn}
      <Fragment key={form.key(name)}>
        {input?.({ ...form.getInputProps(name), label: second.label }, form)}
      </Fragment>
    </div>
  );
  return [{ ...first, around }, second] as const;
}

interface UnitSelectProps extends SelectProps {
  readonly kind: UnitKind;
  /** So that it is named before the choices have come. */
  readonly present: { readonly id: string; readonly name: string } | null;
}

function UnitSelect({ kind, present, ...props }: UnitSelectProps) {
  const t = useTexts(texts);
  const { data } = useQuery(unitChoicesQuery(kind));
  const known = present === null ? [] : [{ value: present.id, label: present.name }];
  return (
    <Select
      {...props}
      data={unitChoices(data) ?? known}
      nothingFoundMessage={t('employees.form.not_found')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('employees.form.clear') }}
    />
  );
}
