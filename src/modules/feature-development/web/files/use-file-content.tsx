import { useState, type ReactNode } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { downloadContent, previewAddress, type FileContent, type Showable } from './files.api.ts';
import { texts } from '../texts.ts';
import { ImagePreview } from './image-preview.tsx';

interface FileContentActions {
  readonly download: (content: FileContent) => void;
  /** Shows an image over the page, and a PDF by the browser's own reader in another tab. */
  readonly show: (content: Showable) => void;
  /** Where the preview appears that lies over the page. */
  readonly preview: ReactNode;
}

/** Saves or shows what is in a file. */
export function useFileContent(): FileContentActions {
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
    download: (content) => {
      downloadContent(content).catch((error: unknown) =>
        toast.failure(error, t('workspace.files.download_failed')),
      );
    },
    show: (content) => {
      if (content.kind === 'image') setImage(content);
      else void showPdf(content);
    },
    preview: image && <ImagePreview content={image} onClose={() => setImage(undefined)} />,
  };
}
