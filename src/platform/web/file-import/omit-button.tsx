import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';

interface OmitButtonProps {
  readonly line: number;
  readonly isOmitted: boolean;
  readonly onClick: () => void;
}

/** Leaves a row of a file out, or takes it in again. */
export function OmitButton({ line, isOmitted, onClick }: OmitButtonProps) {
  const t = useTexts(fileImportTexts);
  const label = t(isOmitted ? 'file_import.take_in' : 'file_import.omit', { line });
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
      {isOmitted ? <IconArrowBackUp size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
    </ActionIcon>
  );
}
