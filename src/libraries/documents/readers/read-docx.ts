import type { RawPage } from './document-reader.ts';
import { createFlowText } from './flow-text.ts';
import { mainPart, openOfficePackage } from './office-package.ts';

/** Parts that belong to the text although they lie beside it, in the order they are appended. */
const ATTACHED = ['footnotes', 'endnotes', 'header', 'footer'];

export async function* readDocx(path: string): AsyncIterable<RawPage> {
  const office = await openOfficePackage(path);
  try {
    const main = await mainPart(office);
    const attached = [...(await office.relationships(main)).values()]
      .filter(({ type, part }) => ATTACHED.includes(type) && office.has(part))
      .toSorted((one, other) => ATTACHED.indexOf(one.type) - ATTACHED.indexOf(other.type));
    const { visitor, blocks } = createFlowText();
    await office.visit(main, visitor);
    // First, even and other pages repeat the same header.
    const besides = new Set<string>();
    for (const { part } of attached) {
      const flow = createFlowText();
      await office.visit(part, flow.visitor);
      for (const block of flow.blocks) besides.add(block);
    }
    yield { text: [...blocks, ...besides].join('\n\n') };
  } finally {
    office.close();
  }
}
