import { SegmentedControl, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { EmployeeNames } from '#modules/directory/web/public.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { InviteValues } from './invite-form.ts';
import { employeesQuery, WITHOUT_ACCOUNT } from './users.api.ts';

interface EmployeeChoiceProps {
  readonly form: ZodForm<InviteValues>;
  /** Chooses one of the employees there are. */
  readonly children: ReactNode;
}

const KINDS = ['present_employee', 'new_employee', 'no_employee'] as const;

const NAMELESS = { first_name_th: '', last_name_th: '', first_name: '', last_name: '' };

/** The employee somebody will be, if any: one there is, or for those who may add employees also a new one. */
export function EmployeeChoice({ form, children }: EmployeeChoiceProps) {
  const t = useTexts(texts);
  const mayAdd = useMay('directory:manage');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('present_employee');
  const { data: present } = useQuery(employeesQuery(WITHOUT_ACCOUNT));
  const isNew = mayAdd && present?.length === 0;
  useEffect(() => {
    if (!isNew || form.isDirty()) return;
    form.setFieldValue('new_employee', NAMELESS);
    // What nobody has typed is nothing to lose.
    form.resetDirty();
    setKind('new_employee');
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is known whether anybody can be chosen
  }, [isNew]);
  if (!mayAdd) return children;
  return (
    <Stack>
      <div role="group" aria-label={t('users.form.employee')}>
        <SegmentedControl
          fullWidth
          value={kind}
          data={KINDS.map((value) => ({ value, label: t(`users.form.${value}`) }))}
          onChange={(chosen) => {
            form.clearErrors();
            form.setFieldValue('new_employee', chosen === 'new_employee' ? NAMELESS : null);
            if (chosen === 'no_employee') form.setFieldValue('employee_id', null);
            setKind(chosen);
          }}
        />
      </div>
      {kind === 'present_employee' && children}
      {kind === 'new_employee' && (
        <Suspense fallback={<Skeleton height={132} />}>
          <EmployeeNames
            inputOf={(name) => {
              const path = `new_employee.${name}`;
              return { key: form.key(path), props: form.getInputProps(path) };
            }}
          />
        </Suspense>
      )}
      {kind === 'no_employee' && <p className={text.hint}>{t('users.form.no_employee_hint')}</p>}
    </Stack>
  );
}
