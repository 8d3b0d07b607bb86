import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useCopy } from './use-copy.ts';

/** Copies a text, for example a code or an address, and confirms it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = usePlatformTexts();
  const { copied, copy } = useCopy(text);
  return (
    <ActionIcon
      size="sm"
      aria-label={copied ? t('feedback.copied') : (label ?? t('feedback.copy'))}
      onClick={copy}
    >
      {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
    </ActionIcon>
  );
}
