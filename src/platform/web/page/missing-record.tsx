import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isApiError } from '../api/client.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Icon } from '../module.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Deleted, another company's, or an address that belongs to no record at all. */
export function isMissing(error: unknown): boolean {
  return isApiError(error, 404) || isApiError(error, 400);
}

export interface MissingRecordProps {
  readonly title: string;
  readonly hint: string;
  /** The list it would be in. */
  readonly back: { readonly to: string; readonly label: string; readonly icon?: Icon };
}

/** The screen of a record that does not exist, with a link to its list. */
export function MissingRecord({ title, hint, back }: MissingRecordProps) {
  const { to, label, icon: Sign } = back;
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={IconSearchOff}
      title={title}
      hint={hint}
      wholeScreen
      action={
        <Button component={Link} to={to} leftSection={Sign && <Sign size={16} />}>
          {label}
        </Button>
      }
    />
  );
}
