import { useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { toast } from './toasts.ts';

const CONFIRMED_MS = 1500;

/** Copies a text, for example an address. `copied` is true for a moment afterwards. */
export function useCopy(text: string) {
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
    setTimeout(() => setCopied(false), CONFIRMED_MS);
  };
  return { copied, copy };
}
