import { SegmentedControl, Skeleton } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { EmployeeNames } from '#modules/directory/web/public.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { InviteValues } from './invite-form.ts';

interface EmployeeChoiceProps {
  readonly form: ZodForm<InviteValues>;
  /** Chooses one of the employees there are. */
  readonly children: ReactNode;
}

const NAMELESS = { first_name_th: '', last_name_th: '', first_name: '', last_name: '' };

/** The employee somebody will be: one there is, or for those who may add employees also a new one. */
export function EmployeeChoice({ form, children }: EmployeeChoiceProps) {
  const t = useTexts(texts);
  const mayAdd = useMay('directory:manage');
  const [isNew, setIsNew] = useState(false);
  if (!mayAdd) return children;
  return (
    <Stack>
      <div role="group" aria-label={t('users.form.employee')}>
        <SegmentedControl
          fullWidth
          value={isNew ? 'new' : 'present'}
          data={[
            { value: 'present', label: t('users.form.present_employee') },
            { value: 'new', label: t('users.form.new_employee') },
          ]}
          onChange={(kind) => {
            form.clearErrors();
            form.setFieldValue('new_employee', kind === 'new' ? NAMELESS : null);
            setIsNew(kind === 'new');
          }}
        />
      </div>
      {isNew ? (
        <Suspense fallback={<Skeleton height={132} />}>
          <EmployeeNames
            inputOf={(name) => {
              const path = `new_employee.${name}`;
              return { key: form.key(path), props: form.getInputProps(path) };
            }}
          />
        </Suspense>
      ) : (
        children
      )}
    </Stack>
  );
}
