import { Readable } from 'node:stream';
import { contractPaperRoute } from '#modules/cane-contracts/contract/paper.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { describePaper } from './describe-paper.ts';
import { readPrinted } from './read-printed.ts';

const TEMPLATE = new URL('./contract.typ', import.meta.url);

type Needs = Pick<Context, 'clock' | 'companyName' | 'database' | 'pdf' | 'translator'>;

export function servePaper(
  serve: Serve,
  { clock, companyName, database, pdf, translator }: Needs,
): void {
  serve.outside(contractPaperRoute, async ({ scope, params, reply }) => {
    const { companyId, language } = scope;
    const { code, content } = await pdf.inTurn(companyId, async () => {
      const printed = await database.inCompany(scope, (tx) => readPrinted(tx, scope, params.id), {
        readOnly: true,
      });
      const data = describePaper(printed, {
        language,
        company: await companyName(scope),
        now: clock.now(),
        say: (key, parameters) => translator.translate(language, key, parameters),
      });
      const file = await pdf.print({ companyId, template: TEMPLATE, data });
      return { code: printed.contract.code, content: file };
    });
    return sendFile(reply, {
      filename: `${code}.pdf`,
      mime_type: 'application/pdf',
      size_bytes: content.length,
      content: Readable.from([content]),
    });
  });
}
