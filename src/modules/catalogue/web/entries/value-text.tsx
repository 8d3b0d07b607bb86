import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { EntryKind, EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { EmployeeName } from '#modules/directory/web/public.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { entryQuery } from './entries.api.ts';
import { writeValue } from './format-value.ts';

interface ValueTextProps {
  readonly kind: EntryKind;
  readonly name: string;
  readonly value: unknown;
}

/** A value for people: the name of an employee and the code of an entry instead of their numbers. */
export function ValueText({ kind, name, value }: ValueTextProps) {
  const t = useTexts(texts);
  const maySeePeople = useMay('directory:read');
  if (name === 'owner_id' && typeof value === 'number' && maySeePeople) {
    const number = t('history.employee', { id: value });
    return (
      <Suspense fallback={number}>
        <EmployeeName id={value}>{number}</EmployeeName>
      </Suspense>
    );
  }
  // Only an entry of the same kind replaces another.
  if (name === 'replacement_id' && typeof value === 'string') {
    return <CodeOfEntry kind={kind} id={value} />;
  }
  return writeValue(value, { name, t }) ?? t('history.nothing');
}

/** Of what is gone from the catalogue only the id is left. */
function CodeOfEntry(reference: EntryReference) {
  const { data } = useQuery(entryQuery(reference));
  return data?.code ?? reference.id;
}
