import { useState } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { downloadContent, previewAddress, type FileContent, type Showable } from './files.api.ts';
import { texts } from '../texts.ts';
import { ImagePreview } from './image-preview.tsx';

export function useFileContent() {
  const t = useTexts(texts);
  const [image, setImage] = useState<Showable>();
  const showPdf = async (content: Showable) => {
    // Opened before the answer: browsers block what opens later as an advertisement.
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
    download: (content: FileContent) => {
      downloadContent(content).catch((error: unknown) =>
        toast.failure(error, t('workspace.files.download_failed')),
      );
    },
    /** Shows an image over the page, and a PDF by the browser's own reader in another tab. */
    show: (content: Showable) => {
      if (content.kind === 'image') setImage(content);
      else void showPdf(content);
    },
    /** Drawn by the caller: the image that is shown. */
    preview: image && <ImagePreview content={image} onClose={() => setImage(undefined)} />,
  };
}
