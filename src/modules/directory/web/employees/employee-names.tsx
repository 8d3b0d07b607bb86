import { TextInput, type TextInputProps } from '@mantine/core';
import { Fragment } from 'react';
import { employeeLimits } from '#modules/directory/contract/employees.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import classes from './employees.module.css';

const THAI = ['first_name_th', 'last_name_th'] as const;
const ROWS = [THAI, ['first_name', 'last_name']] as const;

interface EmployeeNamesProps {
  /** The form's part of an input, and its key there. */
  readonly inputOf: (name: (typeof ROWS)[number][number]) => {
    readonly key: string;
    readonly props: TextInputProps;
  };
}

/** The names of an employee in both languages, inside another form. */
export function EmployeeNames({ inputOf }: EmployeeNamesProps) {
  const t = useTexts(texts);
  return (
    <Stack>
      {ROWS.map((names) => (
        <div key={names[0]} className={classes.pair}>
          {names.map((name) => {
            const { key, props } = inputOf(name);
            return (
              <Fragment key={key}>
                <TextInput
                  {...props}
                  label={t(`fields.${name}`)}
                  maxLength={employeeLimits.name}
                  autoComplete="off"
                  withAsterisk={names === THAI}
                />
              </Fragment>
            );
          })}
        </div>
      ))}
      <p className={text.hint}>{t('employees.form.names_hint')}</p>
    </Stack>
  );
}
