import { IconX } from '@tabler/icons-react';
import type { CatalogueImport } from '#modules/catalogue/contract/imports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { useCancelImport } from './imports.api.ts';

/** What can be done with an import from the list: one that waits for a decision is given up. */
export function useImportActions() {
  const t = useTexts(texts);
  const cancel = useCancelImport();
  return ({ id, status }: Pick<CatalogueImport, 'id' | 'status'>) =>
    status === 'mapping' || status === 'checked'
      ? [{ label: t('intake.checked.give_up'), icon: IconX, onClick: () => cancel.mutate({ id }) }]
      : [];
}
