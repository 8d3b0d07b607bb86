import { SaxesParser } from 'saxes';
import { eachEntry } from './zip-entries.ts';

/** What of a sheet is often not what people think it is. */
export interface SheetOddities {
  /** Cells whose value is the result that the spreadsheet saved last. */
  readonly formulas: number;
  /** Areas that look like one cell; only the first one has the value. */
  readonly merged_cells: number;
}

const TAIL = 20;

/** Counts the formulas and merged cells of a sheet, without parsing it. */
export async function countOddities(path: string, sheet: string): Promise<SheetOddities> {
  const found = { formulas: 0, merged_cells: 0 };
  const wanted = await fileOfSheet(path, sheet);
  for await (const { entry, open } of eachEntry(path)) {
    if (entry.fileName !== wanted) continue;
    const content = await open();
    content.setEncoding('utf8');
    let rest = '';
    for await (const chunk of content) {
      const text = rest + String(chunk);
      // A tag that this piece may have cut is counted with the next one.
      const whole = text.slice(0, Math.max(text.lastIndexOf('<'), text.length - TAIL));
      found.formulas += countOf(whole, /<(?:\w+:)?f[\s/>]/g);
      found.merged_cells += countOf(whole, /<(?:\w+:)?mergeCell[\s/>]/g);
      rest = text.slice(whole.length);
    }
  }
  return found;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Name of the file of a sheet inside the workbook. */
async function fileOfSheet(path: string, sheet: string): Promise<string> {
  const ids = new Map<string, string>();
  const targets = new Map<string, string>();
  for await (const { entry, open } of eachEntry(path)) {
    const isBook = entry.fileName === 'xl/workbook.xml';
    if (!isBook && entry.fileName !== 'xl/_rels/workbook.xml.rels') continue;
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      if (isBook && /(?:^|:)sheet$/.test(name)) {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'));
        ids.set(attributes['name'] ?? '', id?.[1] ?? '');
      }
      if (!isBook && attributes['Id'] !== undefined)
        targets.set(attributes['Id'], attributes['Target'] ?? '');
    });
    const content = await open();
    content.setEncoding('utf8');
    for await (const chunk of content) parser.write(String(chunk));
    parser.close();
  }
  const target = targets.get(ids.get(sheet) ?? '') ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
