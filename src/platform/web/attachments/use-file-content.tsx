import { useState } from 'react';
import type { PreviewKind } from '#platform/contract/attachments.ts';
import { toast } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { attachmentTexts } from './attachment-texts.ts';
import { ImagePreview } from './image-preview.tsx';

/** A content of a file; without a version it is the newest one. */
export interface FileContent {
  readonly id: string;
  readonly version?: number;
}

/** A content that the browser can show by itself. */
export interface Showable extends FileContent {
  readonly name: string;
  readonly kind: PreviewKind;
}

/** Where contents come from: each address works once. */
export interface ContentSource<Content extends FileContent> {
  readonly download: (content: Content) => Promise<void>;
  readonly preview: (content: Content) => Promise<string>;
}

/** Downloads and shows the contents of files. */
export function useFileContent<Content extends FileContent>(source: ContentSource<Content>) {
  const t = useTexts(attachmentTexts);
  const [image, setImage] = useState<Content & Showable>();
  const showPdf = async (content: Content) => {
    // Opened before the answer: browsers block what opens later as an advertisement.
    const tab = window.open('', '_blank');
    try {
      const address = await source.preview(content);
      if (tab === null) window.location.assign(address);
      else tab.location.replace(address);
    } catch (error) {
      tab?.close();
      toast.failure(error, t('attachments.preview_failed'));
    }
  };
  return {
    download: (content: Content) => {
      source
        .download(content)
        .catch((error: unknown) => toast.failure(error, t('attachments.download_failed')));
    },
    /** Shows an image over the page, and a PDF by the browser's own reader in another tab. */
    show: (content: Content & Showable) => {
      if (content.kind === 'image') setImage(content);
      else void showPdf(content);
    },
    /** Drawn by the caller: the image that is shown. */
    preview: image && (
      <ImagePreview
        content={image}
        addressOf={() => source.preview(image)}
        onClose={() => setImage(undefined)}
      />
    ),
  };
}
