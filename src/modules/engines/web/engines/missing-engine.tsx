import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isApiError } from '#platform/web/api/client.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDocumentTitle } from '#platform/web/page/use-document-title.ts';
import { texts } from '../texts.ts';

/** Deleted, another company's, or an address that names no record at all. */
export function isMissing(error: unknown): boolean {
  return isApiError(error, 404) || isApiError(error, 400);
}

/** There is no such engine. */
export function MissingEngine({ id }: { readonly id: string }) {
  const t = useTexts(texts);
  useDocumentTitle(t('detail.not_found'));
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('detail.not_found')}
      hint={t('detail.not_found_text', { id })}
      wholeScreen
      action={
        <Button component={Link} to="/engine-management">
          {t('detail.back')}
        </Button>
      }
    />
  );
}
