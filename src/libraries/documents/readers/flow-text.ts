import { tableText } from '../table-text.ts';
import type { PartVisitor } from './office-package.ts';

interface Table {
  rows: string[][];
  row: string[];
  cell: string[];
  span: number;
  continuesAbove: boolean;
}

/**
 * Subtrees whose text is not the document's: settings (their tabs are tab stops), the copy of a drawing
 * for old programs, text moved away, and numbers of slides.
 */
const SKIPPED = new Set(['pPr', 'rPr', 'Fallback', 'moveFrom']);
const AUTOMATIC_FIELD = /^(?:slidenum|datetime)/;

/**
 * Gathers the paragraphs of WordprocessingML and DrawingML, which name their paragraphs, texts and tables
 * alike. A table becomes one block of lines that can be read alone.
 */
export function createFlowText(): { visitor: PartVisitor; blocks: string[] } {
  const blocks: string[] = [];
  const paragraphs: string[] = [];
  const tables: Table[] = [];
  let skippedDepth = 0;
  let inText = false;

  function write(text: string): void {
    if (paragraphs.length > 0) paragraphs[paragraphs.length - 1] += text;
  }

  function emit(block: string): void {
    if (block.trim() !== '') (tables.at(-1)?.cell ?? blocks).push(block);
  }

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    const automatic = name === 'fld' && AUTOMATIC_FIELD.test(attributes['type'] ?? '');
    if (skippedDepth > 0 || SKIPPED.has(name) || automatic) {
      skippedDepth += 1;
      return;
    }
    const table = tables.at(-1);
    switch (name) {
      case 'p':
        paragraphs.push('');
        break;
      case 't':
        inText = true;
        break;
      case 'tab':
        write('\t');
        break;
      case 'br':
      case 'cr':
        write('\n');
        break;
      case 'noBreakHyphen':
        write('-');
        break;
      case 'tbl':
        tables.push({ rows: [], row: [], cell: [], span: 1, continuesAbove: false });
        break;
      case 'tc':
        if (table !== undefined) {
          table.span = 1;
          table.continuesAbove = attributes['vMerge'] === '1';
        }
        break;
      case 'gridSpan':
        if (table !== undefined) table.span = Math.min(Number(attributes['w:val'] ?? 1) || 1, 64);
        break;
      case 'vMerge':
        if (table !== undefined) table.continuesAbove = attributes['w:val'] !== 'restart';
        break;
    }
  }

  function close(name: string): void {
    if (skippedDepth > 0) {
      skippedDepth -= 1;
      return;
    }
    const table = tables.at(-1);
    switch (name) {
      case 'p':
        emit(paragraphs.pop() ?? '');
        break;
      case 't':
        inText = false;
        break;
      case 'tc':
        if (table !== undefined) closeCell(table);
        break;
      case 'tr':
        if (table !== undefined) {
          table.rows.push(table.row);
          table.row = [];
        }
        break;
      case 'tbl':
        tables.pop();
        emit(tableText(table?.rows ?? []));
        break;
    }
  }

  return { visitor: { open, close, text: (text) => inText && write(text) }, blocks };
}

/** A cell merged with the one above it says the same again, one that spans columns leaves them empty. */
function closeCell(table: Table): void {
  const above = table.rows.at(-1)?.[table.row.length] ?? '';
  table.row.push(table.continuesAbove ? above : table.cell.join(' '));
  for (let column = 1; column < table.span; column += 1) table.row.push('');
  table.cell = [];
}
