import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { toast } from './toasts.ts';

/** Copies a text, for example a code or an address, and confirms it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const t = usePlatformTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused by the browser, or not available without TLS.
      toast.error(t('feedback.copy_failed'));
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
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
