import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../read-document.ts';
import {
  createDocumentFolder,
  type DocumentFolder,
  fixture,
} from '../../testing/document-folder.ts';
import { assemblePdf, stream } from '../../testing/make-pdf.ts';

let folder: DocumentFolder;
beforeAll(async () => {
  folder = await createDocumentFolder();
});
afterAll(() => folder.remove());

async function read(content: Buffer): Promise<string> {
  const file = await folder.put('a.pdf', content);
  const pages: string[] = [];
  await readDocument(file, async ({ text }) => {
    pages.push(text);
  });
  return pages.join('\n---\n');
}

/** Made by qpdf 11 of one page that draws `xyz` and says it means a Thai word. */
describe('a PDF that opens without its password', () => {
  it.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-256'])(
    'says what its glyphs mean, encrypted by %s',
    async (method) => {
      expect(await read(await fixture(`owner-password-${method}.pdf`))).toBe('น้ำตาลทราย');
    },
  );
});

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const show = (text: string): string => `BT /F 12 Tf 20 100 Td ${text} Tj ET`;

interface Page {
  content: string;
  font?: string;
  resources?: string;
  annotations?: string;
  others?: readonly string[];
  trailer?: string;
}

/** One page; its other objects are numbered from 6 on. */
function onePage({ font = HELVETICA, resources = '', annotations = '', ...page }: Page): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Annots[${annotations}]` +
      `/Resources<</Font<</F 5 0 R>>${resources}>>>>`,
    stream('', page.content),
    font,
    ...(page.others ?? []),
  ];
  return assemblePdf(objects, page.trailer);
}

describe('the end of a PDF', () => {
  const without = (pdf: Buffer, ...endings: readonly RegExp[]): Buffer => {
    const text = pdf.toString('latin1');
    return Buffer.from(
      endings.reduce((rest, ending) => rest.replace(ending, ''), text),
      'latin1',
    );
  };
  const whole = onePage({ content: show('(Quota 2569)') });

  it('may lack the place of its table or the mark at its end', async () => {
    expect(await read(without(whole, /startxref\n\d+\n/))).toBe('Quota 2569');
    expect(await read(without(whole, /%%EOF\n/))).toBe('Quota 2569');
  });

  it('is missing where it has neither', async () => {
    await expect(read(without(whole, /startxref\n\d+\n/, /%%EOF\n/))).rejects.toMatchObject({
      reason: 'damaged',
    });
  });
});

describe('a PDF of few words', () => {
  it('is no scan because the list of its procedures names pictures', async () => {
    const resources = '/ProcSet[/PDF/Text/ImageB/ImageC/ImageI]';
    expect(await read(onePage({ content: show('(Closed today)'), resources }))).toBe(
      'Closed today',
    );
  });

  it('is no scan because of a logo, and one because of a picture of the page', async () => {
    const picture = (width: number, height: number): Buffer =>
      onePage({
        content: `${show('(Closed today)')} q 200 0 0 200 0 0 cm /I Do Q`,
        resources: '/XObject<</I 6 0 R>>',
        others: [stream(`/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`, 'x')],
      });
    expect(await read(picture(120, 60))).toBe('Closed today');
    await expect(read(picture(1240, 1754))).rejects.toMatchObject({
      reason: 'scanned_without_text',
    });
  });

  it('is empty, and no scan, without any word or picture', async () => {
    await expect(read(onePage({ content: '0 0 m 10 10 l S' }))).rejects.toMatchObject({
      reason: 'empty',
    });
  });
});

describe('a PDF with a form', () => {
  it('says what was filled in, after the name of the field, and nothing hidden', async () => {
    const field = (entries: string): string =>
      `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/F 4${entries}>>`;
    const others = [
      field('/FT/Tx/T(form[0].grower[0])/V(Somchai)'),
      field('/FT/Ch/T(z)/TU(Zone)/Ff 131072/Opt[[(n)(North)][(s)(South)]]/V(s)'),
      field('/FT/Tx/T(pin)/Ff 8192/V(1234)'),
      '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/F 2/FT/Tx/T(old)/V(hidden)>>',
      '<</Type/Annot/Subtype/FreeText/Rect[0 0 9 9]/F 4/DA(/F 9 Tf)/Contents(Paid in cash)>>',
    ];
    const annotations = others.map((_, index) => `${index + 6} 0 R`).join(' ');
    const text = await read(onePage({ content: show('(Quota 2569)'), annotations, others }));
    expect(text.split('\n').filter((line) => line !== '')).toEqual([
      'Quota 2569',
      'Paid in cash',
      'grower: Somchai',
      'Zone: South',
    ]);
  });
});

describe('a PDF that looks right and reads wrong', () => {
  it('is of poor quality, although each of its letters exists', async () => {
    // The table of the font calls each letter the next one.
    const table = stream(
      '',
      '/CMapName /A def 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <61> <7A> <0062> endbfrange endcmap',
    );
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>';
    const content = show(`(${'every truck weighs twice before unloading '.repeat(8)})`).replace(
      '12',
      '0.5',
    );
    const file = await folder.put('a.pdf', onePage({ content, font, others: [table] }));
    const garbled = await readDocument(file, async () => undefined);
    expect(garbled.quality).toBeLessThan(0.5);
    const sound = await folder.put('b.pdf', onePage({ content }));
    expect((await readDocument(sound, async () => undefined)).quality).toBe(1);
  });
});

describe('what a PDF leaves to its reader', () => {
  it('is read although files attached to it have a password', async () => {
    const others = [
      `<</Filter/Standard/V 4/R 4/Length 128/P -1/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>` +
        '/CF<</StdCF<</CFM/AESV2/Length 16>>>>/EFF/StdCF/StmF/Identity/StrF/Identity>>',
    ];
    const trailer = '/Encrypt 6 0 R/ID[<00><00>]';
    expect(await read(onePage({ content: show('(See attachment)'), others, trailer }))).toBe(
      'See attachment',
    );
  });

  it('is what codes mean that it only names the table of', async () => {
    const font =
      '<</Type/Font/Subtype/Type0/BaseFont/R/Encoding/90ms-RKSJ-H/DescendantFonts[6 0 R]>>';
    const others = [
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/R/FontDescriptor 7 0 R' +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>>>',
      '<</Type/FontDescriptor/FontName/R/Flags 4>>',
    ];
    expect(await read(onePage({ content: show('<8DBB939C>'), font, others }))).toBe('砂糖');
    // Set vertically, each run is a line of its own, in the order in which the file draws them.
    const columns =
      'BT /F 12 Tf 1 0 0 1 160 180 Tm <8DBB939C> Tj 1 0 0 1 140 180 Tm <939C8DBB> Tj ET';
    const vertical = font.replace('RKSJ-H', 'RKSJ-V');
    expect(await read(onePage({ content: columns, font: vertical, others }))).toBe('砂糖\n糖砂');
  });
});
