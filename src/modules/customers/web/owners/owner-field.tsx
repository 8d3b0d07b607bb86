import { Suspense } from 'react';
import { EmployeeSelect } from '#modules/directory/web/public.ts';
import type { Field } from '#platform/web/form/form-fields.tsx';
import { useMay, useViewer } from '#platform/web/shell/viewer.ts';
import type { CustomerTexts } from '../texts.ts';

interface Owned {
  readonly owner_id: number | null;
  readonly owner_name: string | null;
}

/** Who answers for a record; for a new one that is the person who writes it down. */
export function useOwner(stored: Owned | undefined) {
  const { employeeId, name } = useViewer();
  if (stored === undefined) return employeeId === undefined ? null : { id: employeeId, name };
  const { owner_id, owner_name } = stored;
  return owner_id === null ? null : { id: owner_id, name: owner_name ?? '' };
}

/** The field for the owner, for those who may see the employees. */
export function useOwnerField(
  t: CustomerTexts,
  present: ReturnType<typeof useOwner>,
): Field<object, number | null> {
  const mayChoose = useMay('directory:read');
  return {
    label: t('fields.owner_id'),
    input: (props) =>
      mayChoose && (
        <Suspense>
          <EmployeeSelect {...props} present={present} />
        </Suspense>
      ),
    write: (id) => {
      if (id === null) return t('activities.nobody');
      return present !== null && present.id === id ? present.name : t('activities.other_owner');
    },
  };
}
