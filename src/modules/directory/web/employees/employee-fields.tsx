import { Fragment, type ComponentProps } from 'react';
import { employeeLimits, type EmployeeRecord } from '#modules/directory/contract/employees.ts';
import { textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { UnitSelect } from '../organization/unit-select.tsx';
import type { DirectoryTexts } from '../texts.ts';
import type { EmployeeValues } from './employee-form.ts';
import { EmployeeSelect } from './employee-select.tsx';
import classes from './employees.module.css';
import { emailField, nameField, phoneField, type NameField } from './person-fields.ts';

export function employeeFields(t: DirectoryTexts, stored?: EmployeeRecord): Fields<EmployeeValues> {
  const [first_name_th, last_name_th] = namesInOneRow(t, 'first_name_th', 'last_name_th');
  const [first_name, last_name] = namesInOneRow(t, 'first_name', 'last_name');
  const [email, phone] = inOneRow(emailField(t), { name: 'phone', ...phoneField(t) });
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
    department_id: {
      label: t('fields.department'),
      input: (props) => (
        <UnitSelect {...props} kind="department" present={stored?.department ?? null} />
      ),
    },
    position_id: {
      label: t('fields.position'),
      input: (props, form) => (
        <PositionField {...props} form={form} present={stored?.position ?? null} />
      ),
    },
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

interface PositionFieldProps extends Omit<
  ComponentProps<typeof UnitSelect>,
  'kind' | 'department' | 'form'
> {
  readonly form: ZodForm<EmployeeValues>;
}

/** Positions of the chosen department. */
function PositionField({ form, ...props }: PositionFieldProps) {
  const department = form.useWatchValue('department_id') ?? undefined;
  return <UnitSelect {...props} kind="position" department={department} />;
}
