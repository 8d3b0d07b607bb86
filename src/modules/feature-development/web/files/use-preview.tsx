import { previewAddress, type Showable } from './files.api.ts';
import { useState, type ReactNode } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ImagePreview } from './image-preview.tsx';

interface Preview {
  readonly show: (content: Showable) => void;
  /** Where the preview appears that lies over the page. */
  readonly preview: ReactNode;
}

/** Shows an image over the page, and a PDF by the browser's own reader in a tab beside it. */
export function usePreview(): Preview {
  const t = useTexts(texts);
  const [image, setImage] = useState<Showable>();
  const showPdf = async (content: Showable) => {
    // Opened before the answer: what opens by itself later is taken for an advertisement.
    const tab = window.open('', '_blank');
    try {
      const address = await previewAddress(content);
      if (tab === null) window.location.assign(address);
      else tab.location.replace(address);
    } catch (error) {
      tab?.close();
      toast.failure(error, t('workspace.files.preview_failed'));
    }
  };
  return {
    show: (content) => {
      if (content.kind === 'image') setImage(content);
      else void showPdf(content);
    },
    preview: image && <ImagePreview content={image} onClose={() => setImage(undefined)} />,
  };
}
