import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, as browsers copy it. */
export async function readPdf(pdf: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
    pages.push(parts.join(''));
  }
  await task.destroy();
  return pages;
}
