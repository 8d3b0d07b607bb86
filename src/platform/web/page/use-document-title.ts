import { useEffect } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';

/** Sets the browser tab's title to the screen's name. */
export function useDocumentTitle(title: string | undefined): void {
  const t = usePlatformTexts();
  const product = t('shell.product');
  useEffect(() => {
    document.title = title === undefined || title === '' ? product : `${title} · ${product}`;
  }, [title, product]);
}
