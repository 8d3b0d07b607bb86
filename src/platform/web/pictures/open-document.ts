/** A document whose pages can be drawn. */
export interface OpenDocument {
  readonly pages: number;
  /** A page, counted from 1, as it is to be drawn. */
  readonly page: (number: number) => Promise<ImageBitmap | HTMLCanvasElement>;
}

/** The document has a password. */
export class LockedDocument extends Error {}

/** Sharp enough for small print on a card. */
const SCALE = 2;

/** Opens a picture or a PDF; the reader of PDF is loaded with the first one. */
export async function openDocument(content: Blob, kind: 'image' | 'pdf'): Promise<OpenDocument> {
  if (kind === 'pdf') return openPdf(content);
  const picture = await createImageBitmap(content);
  return { pages: 1, page: async () => Promise.resolve(picture) };
}

async function openPdf(content: Blob): Promise<OpenDocument> {
  const { getDocumentProxy } = await import('unpdf');
  const bytes = new Uint8Array(await content.arrayBuffer());
  const pdf = await getDocumentProxy(bytes).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException'
      ? new LockedDocument()
      : error;
  });
  return {
    pages: pdf.numPages,
    page: async (number) => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: SCALE });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport }).promise;
      return canvas;
    },
  };
}
