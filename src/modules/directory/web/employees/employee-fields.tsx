import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { employeeLimits, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { texts } from '../texts.ts';
import { unitChoicesQuery, type UnitKind } from '../organization/organization.api.ts';
import classes from './employees.module.css';
import { EmployeeSelect } from './employee-select.tsx';
import type { EmployeeValues } from './employee-values.ts';

interface EmployeeFieldsProps {
  readonly form: ZodForm<EmployeeValues>;
  readonly employee?: EmployeeRecord;
}

/** The fields of an employee. */
export function EmployeeFields({ form, employee }: EmployeeFieldsProps) {
  const t = useTexts(texts);
  const name = (field: 'first_name_th' | 'last_name_th' | 'first_name' | 'last_name') => (
    <TextInput
      key={form.key(field)}
      {...form.getInputProps(field)}
      label={t(`employees.form.${field}`)}
      maxLength={employeeLimits.name}
      autoComplete="off"
      withAsterisk
    />
  );
  const unit = (kind: UnitKind) => (
    <UnitSelect form={form} kind={kind} present={employee?.[kind] ?? null} />
  );
  const managerProblem = form.errors['manager_id'];
  return (
    <>
      <div className={classes.pair}>
        {name('first_name_th')}
        {name('last_name_th')}
      </div>
      <div className={classes.pair}>
        {name('first_name')}
        {name('last_name')}
      </div>
      <TextInput
        key={form.key('code')}
        {...form.getInputProps('code')}
        label={t('employees.form.code')}
        description={t('employees.form.code_hint')}
        maxLength={employeeLimits.code}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={classes.pair}>
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          label={t('employees.form.email')}
          inputMode="email"
          maxLength={employeeLimits.email}
          autoComplete="off"
        />
        <TextInput
          key={form.key('phone')}
          {...form.getInputProps('phone')}
          label={t('employees.form.phone')}
          inputMode="tel"
          maxLength={employeeLimits.phone}
          autoComplete="off"
        />
      </div>
      {unit('department')}
      {unit('position')}
      <EmployeeSelect
        label={t('employees.form.manager')}
        description={t('employees.form.manager_hint')}
        present={employee?.manager ?? null}
        exclude={employee?.id}
        error={managerProblem}
        onChange={(id) => form.setFieldValue('manager_id', id)}
      />
    </>
  );
}

interface UnitSelectProps {
  readonly form: ZodForm<EmployeeValues>;
  readonly kind: UnitKind;
  /** So that it is named before the choices have come. */
  readonly present: { readonly id: string; readonly name: string } | null;
}

function UnitSelect({ form, kind, present }: UnitSelectProps) {
  const t = useTexts(texts);
  const { data } = useQuery(unitChoicesQuery(kind));
  const listed = data?.data.map(({ id, name_th, name_en }) => ({
    value: id,
    label: languageOfPage() === 'th' ? name_th : name_en,
  }));
  const field = `${kind}_id` as const;
  return (
    <Select
      key={form.key(field)}
      {...form.getInputProps(field)}
      label={t(`employees.form.${kind}`)}
      data={listed ?? (present === null ? [] : [{ value: present.id, label: present.name }])}
      nothingFoundMessage={t('employees.form.not_found')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('employees.form.clear') }}
    />
  );
}
