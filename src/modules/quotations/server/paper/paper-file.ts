import { Readable } from 'node:stream';
import { readCompanyProfile } from '#modules/companies/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { quotationKeeper } from '../quotations/quotations.queries.ts';
import { asOf } from '../quotations/recorded-quotation.ts';
import { chooseFrozen, findFrozen, freezePaper, wasGiven } from './frozen-papers.ts';
import { printPaper, setPaper, type Look, type SetPaper } from './print-paper.ts';
import { readPrintable, type Reader } from './read-printed.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';

export type PrintContext = Pick<Context, 'clock' | 'database' | 'files' | 'pdf' | 'translator'>;

interface Wanted {
  readonly id: string;
  readonly look: Look;
}

/** A quotation as it is to be printed, and what was frozen of it. */
export async function readPaper(
  context: Pick<PrintContext, 'clock' | 'database' | 'translator'>,
  reader: Reader,
  { id, look }: Wanted,
) {
  const { clock, database } = context;
  const now = clock.now();
  const profile = await readCompanyProfile(database, reader.companyId);
  const read = await database.inCompany(
    reader,
    async (tx) => {
      const stored = await quotationKeeper.find(tx, reader, id);
      return {
        stored,
        isGiven: wasGiven(asOf(dayInBangkok(now), stored)),
        frozen: await findFrozen(tx, reader, id),
        printable: await readPrintable(tx, reader, { id, now, profile }),
      };
    },
    { readOnly: true },
  );
  const { printable } = read;
  // What the customer has is without a mark, whatever became of it since.
  const quotation = { ...printable.quotation, ...(read.isGiven && { status: 'sent' as const }) };
  const paper = await setPaper(context, reader, { printable: { ...printable, quotation }, look });
  const number = read.stored.quotation_number.replaceAll('/', '-');
  const filename = context.translator.translate(reader.language, 'quotations:paper.filename', {
    number,
  });
  return { ...read, paper, filename };
}

/** The file of a quotation: what was frozen, or is frozen now as it was sent, else what it is today. */
export function paperFile(context: PrintContext, reader: Reader, wanted: Wanted) {
  return context.pdf.inTurn(reader.companyId, () => makeFile(context, reader, wanted));
}

async function makeFile(context: PrintContext, reader: Reader, { id, look }: Wanted) {
  const { stored, isGiven, frozen, paper, filename } = await readPaper(context, reader, {
    id,
    look,
  });
  const found = isGiven ? chooseFrozen(frozen, look.language) : undefined;
  if (found === undefined && !isGiven) {
    const content = await printPaper(context, reader, paper);
    const size_bytes = content.length;
    return {
      filename,
      mime_type: 'application/pdf',
      size_bytes,
      content: Readable.from([content]),
    };
  }
  const file = found ?? (await freezeAsSent(context, { stored, paper, filename }));
  return { ...file, content: context.files.read(file.storage_key) };
}

interface Sent {
  readonly stored: Awaited<ReturnType<typeof quotationKeeper.find>>;
  readonly paper: SetPaper;
  readonly filename: string;
}

/** Freezes the paper of a quotation that was marked as sent, in the name of the person who created it. */
async function freezeAsSent(context: PrintContext, { stored, paper, filename }: Sent) {
  const { company_id: companyId, created_by: userId, owner_id: employeeId, id } = stored;
  const owner = { companyId, userId, employeeId };
  const record = await freezePaper(context, owner, { quotationId: id, filename, paper });
  return context.database.inCompany(owner, record);
}
