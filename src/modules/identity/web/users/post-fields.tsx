import { Radio, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { User } from '#modules/identity/contract/users.ts';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { rolesQuery } from '../roles/roles.api.ts';
import { texts, type IdentityTexts } from '../texts.ts';
import { employeesQuery, WITHOUT_ACCOUNT } from './users.api.ts';
import classes from './users.module.css';

/** What a person is in the company. */
interface PostValues {
  readonly role_id: string;
  readonly employee_id: unknown;
}

export function postFields(t: IdentityTexts, user?: User): Fields<PostValues> {
  const isOwn = user?.is_caller === true;
  return {
    role_id: {
      label: t('fields.role'),
      input: (props) => (
        <RoleChoice
          {...props}
          description={isOwn ? t('users.form.own_role') : undefined}
          disabled={isOwn}
        />
      ),
    },
    employee_id: {
      label: t('users.form.employee'),
      input: (props) => <EmployeeSelect {...props} employee={user?.employee ?? null} />,
    },
  };
}

/** So many are all in sight: one click instead of two. */
const IN_SIGHT = 8;

interface RoleChoiceProps {
  readonly label: string;
  readonly description?: string;
  readonly error?: ReactNode;
  readonly disabled: boolean;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (id: string | null) => void;
  /** Where the form finds the field. */
  readonly 'data-path'?: string;
}

function RoleChoice({ 'data-path': path, ...props }: RoleChoiceProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(rolesQuery());
  if (data.length > IN_SIGHT) {
    const roles = data.map(({ id, name }) => ({ value: id, label: name }));
    return <Select {...props} data={roles} data-path={path} allowDeselect={false} withAsterisk />;
  }
  return (
    <Radio.Group {...props} withAsterisk>
      <div className={classes.roles}>
        {data.map(({ id, name, built_in: builtIn }, place) => (
          <Radio
            key={id}
            value={id}
            label={name}
            description={builtIn === null ? undefined : t(`role_purposes.${builtIn}`)}
            disabled={props.disabled}
            data-path={place === 0 ? path : undefined}
          />
        ))}
      </div>
    </Radio.Group>
  );
}

interface EmployeeSelectProps extends ComponentProps<typeof Select<number>> {
  /** The employee a person is now, who is not among those without an account. */
  readonly employee: User['employee'];
}

function EmployeeSelect({ employee, ...props }: EmployeeSelectProps) {
  const t = useTexts(texts);
  const { data = [] } = useQuery(employeesQuery(WITHOUT_ACCOUNT));
  const listed = data.map((each) => ({
    value: each.id,
    label:
      languageOfPage() === 'th'
        ? `${each.first_name_th} ${each.last_name_th}`
        : `${each.first_name} ${each.last_name}`,
  }));
  const isMissing = employee !== null && !listed.some(({ value }) => value === employee.id);
  return (
    <Select<number>
      {...props}
      description={t('users.form.employee_hint')}
      nothingFoundMessage={t('users.form.employee_nobody')}
      data={isMissing ? [{ value: employee.id, label: employee.name }, ...listed] : listed}
      // Of ten thousand employees nobody reads the list: what is typed finds them.
      limit={100}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('users.form.employee_clear') }}
    />
  );
}
