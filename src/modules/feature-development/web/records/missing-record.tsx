import { Button } from '@mantine/core';
import { IconArrowLeft, IconSearchOff } from '@tabler/icons-react';
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

interface MissingRecordProps {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
}

/** There is no such record. */
export function MissingRecord({ title, back }: MissingRecordProps) {
  const t = useTexts(texts);
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={IconSearchOff}
      title={title}
      hint={t('details.missing_hint')}
      wholeScreen
      action={
        <Button component={Link} to={back.to} leftSection={<IconArrowLeft size={16} />}>
          {back.label}
        </Button>
      }
    />
  );
}
