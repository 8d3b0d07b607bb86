import type { RawPage } from './document-reader.ts';
import { createFlowText } from './flow-text.ts';
import { mainPart, type OfficePackage, openOfficePackage } from './office-package.ts';

/** Slides in the order they are shown, each with its speaker notes; hidden slides stay hidden. */
export async function* readPptx(path: string): AsyncIterable<RawPage> {
  const office = await openOfficePackage(path);
  try {
    for (const [index, part] of (await slideParts(office)).entries()) {
      const text = await slideText(office, part);
      if (text !== undefined) yield { page: index + 1, text };
    }
  } finally {
    office.close();
  }
}

async function slideParts(office: OfficePackage): Promise<string[]> {
  const presentation = await mainPart(office);
  const relationships = await office.relationships(presentation);
  const parts: string[] = [];
  await office.visit(presentation, {
    open(name, attributes) {
      const slide = relationships.get(attributes['r:id'] ?? '');
      if (name === 'sldId' && slide !== undefined) parts.push(slide.part);
    },
  });
  return parts;
}

async function slideText(office: OfficePackage, part: string): Promise<string | undefined> {
  const { visitor, blocks } = createFlowText();
  let hidden = false;
  await office.visit(part, {
    ...visitor,
    open(name, attributes) {
      if (name === 'sld' && attributes['show'] === '0') hidden = true;
      visitor.open?.(name, attributes);
    },
  });
  if (hidden) return undefined;
  for (const { type, part: attached } of (await office.relationships(part)).values()) {
    if ((type === 'notesSlide' || type === 'diagramData') && office.has(attached)) {
      const flow = createFlowText();
      await office.visit(attached, flow.visitor);
      blocks.push(...flow.blocks);
    }
  }
  return blocks.join('\n');
}
