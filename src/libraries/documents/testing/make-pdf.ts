export interface PdfPage {
  text?: string;
  picture?: boolean;
}

/** A PDF of the given pages: Latin text, a scanned picture over the whole page, both or neither. */
export function makePdf(pages: readonly PdfPage[]): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${index * 2 + 5} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      '/Type/XObject/Subtype/Image/Width 1240/Height 1754/ColorSpace/DeviceGray/BitsPerComponent 8',
      'x',
    ),
    ...pages.flatMap(({ text, picture }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents ${index * 2 + 6} 0 R` +
        `/Resources<</Font<</F 3 0 R>>${picture ? '/XObject<</I 4 0 R>>' : ''}>>>>`,
      stream(
        '',
        `${picture ? 'q 200 0 0 200 0 0 cm /I Do Q ' : ''}BT /F 12 Tf 20 100 Td (${text ?? ''}) Tj ET`,
      ),
    ]),
  ];
  // No page of the tests shows the picture where none has it.
  if (!pages.some(({ picture }) => picture)) objects[3] = 'null';
  return assemblePdf(objects);
}

/** A PDF of the given objects, the first of which is its catalog. */
export function assemblePdf(objects: readonly string[], trailerEntries = ''): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R${trailerEntries}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** A stream object with further entries in its dictionary. */
export function stream(entries: string, content: string): string {
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`;
}
