import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import { texts } from '../texts.ts';
import { employeesQuery } from './users.api.ts';

/** What a person is in the company, as forms hold it. */
export interface PostValues {
  readonly role_id: string;
  readonly employee_id: string | null;
}

interface PostFieldsProps<Values extends PostValues> {
  readonly form: ZodForm<Values>;
  /** The employee she is now, who may have left and is then in no list. */
  readonly employee?: { readonly id: number; readonly name: string } | null;
  readonly ownRole?: boolean;
}

/** Role and employee. */
export function PostFields<Values extends PostValues>({
  form,
  employee,
  ownRole = false,
}: PostFieldsProps<Values>) {
  const t = useTexts(texts);
  const roles = useQuery(rolesQuery);
  const employees = useQuery(employeesQuery);
  const listed = (employees.data ?? []).map((each) => ({
    value: String(each.id),
    label:
      languageOfPage() === 'th'
        ? `${each.first_name_th} ${each.last_name_th}`
        : `${each.first_name} ${each.last_name}`,
  }));
  const present = employee == null ? [] : [{ value: String(employee.id), label: employee.name }];
  const choices = [
    ...present.filter(({ value }) => !listed.some((one) => one.value === value)),
    ...listed,
  ];
  return (
    <>
      <Select
        key={form.key('role_id')}
        {...form.getInputProps('role_id')}
        label={t('users.form.role')}
        description={ownRole ? t('users.form.own_role') : undefined}
        disabled={ownRole}
        data={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        allowDeselect={false}
        withAsterisk
      />
      <Select
        key={form.key('employee_id')}
        {...form.getInputProps('employee_id')}
        label={t('users.form.employee')}
        description={t('users.form.employee_hint')}
        nothingFoundMessage={t('users.form.employee_nobody')}
        data={choices}
        // Of ten thousand employees nobody reads the list: what is typed finds them.
        limit={100}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('users.form.employee_clear') }}
      />
    </>
  );
}
