import type { PaperLanguage } from '#modules/quotations/contract/paper.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { describePaper, type Paper } from './describe-paper.ts';
import { paperWords } from './paper-words.ts';
import type { Printable } from './read-printed.ts';

type Design = Printable['design'];

/** What people may ask for. */
export interface Look {
  readonly language?: PaperLanguage | undefined;
  readonly design?: Design | undefined;
}

const templates: Readonly<Record<Design, URL>> = {
  classic: new URL('./classic.typ', import.meta.url),
  modern: new URL('./modern.typ', import.meta.url),
};

/** A paper as it goes to the printer. */
export interface SetPaper {
  readonly data: Paper;
  readonly design: Design;
  readonly language: PaperLanguage;
}

/** Writes everything that a paper says. */
export async function setPaper(
  context: Pick<Context, 'translator'>,
  { language: ofReader }: Pick<Scope, 'language'>,
  { printable, look }: { readonly printable: Printable; readonly look: Look },
): Promise<SetPaper> {
  const { language = ofReader, design = printable.design } = look;
  const data = await describePaper(paperWords(context, language), printable);
  return { data, design, language };
}

/** The paper as a PDF. */
export function printPaper(
  { pdf }: Pick<Context, 'pdf'>,
  { companyId }: Pick<Scope, 'companyId'>,
  { data, design }: Pick<SetPaper, 'data' | 'design'>,
): Promise<Buffer> {
  return pdf.print({ companyId, template: templates[design], data });
}

/** The paper as a picture. */
export async function drawPaper(
  { pdf }: Pick<Context, 'pdf'>,
  { companyId }: Pick<Scope, 'companyId'>,
  { data, design }: Pick<SetPaper, 'data' | 'design'>,
) {
  const { svg, pages } = await pdf.draw({ companyId, template: templates[design], data });
  return { svg, pages };
}
