import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { addDepartments } from '#modules/directory/server/public.ts';
import { placeResolver } from '#modules/geography/server/public.ts';
import { reasonEvents } from '#modules/farmer-quotas/contract/reasons.ts';
import { seasonEvents } from '#modules/farmer-quotas/contract/seasons.ts';
import { documentLimits } from '#modules/farmer-quotas/contract/documents.ts';
import {
  quotaDocumentTypes,
  type QuotaDocumentType,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { loadExamplesOnce } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { UploadedFile } from '#platform/server/attachments/upload-target.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { startFileImport } from '#platform/server/file-import/start-file-import.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { storeDocument } from '../documents/quota-documents.ts';
import { keepDocument } from '../documents/receive-documents.ts';
import { planRows, quotaImport } from '../quota-import/quota-import.ts';
import { writeQuotas } from '../quota-import/write-quotas.ts';
import { farmerQuotas } from '../records/quotas.tables.ts';
import { quotaOffices } from '../settings/settings.tables.ts';
import { reasonKeeper } from '../reasons/reasons.queries.ts';
import { seasonKeeper } from '../seasons/seasons.queries.ts';
import { drawDocument } from './draw-document.ts';
import { exampleGrower, OFFICES, REASONS } from './example-growers.ts';

const GROWERS = 2_000;
const THIS_SEASON = 1_600;
const WITH_DOCUMENTS = 30;

const SEASONS = [
  { name: '2568/69', year: 2568, starts_on: '2025-10-01', ends_on: '2026-09-30' },
  { name: '2569/70', year: 2569, starts_on: '2026-10-01', ends_on: '2027-09-30' },
] as const;

/** The growers of an invented company in two seasons, once in the life of an installation. */
export function loadExamples(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'quota_examples',
    examples: async () => [{ companyId: 1, documents: await drawDocuments(context.files) }],
    load: (tx, scope, { documents }) => loadGrowers(tx, scope, { ...context, documents }),
  });
}

type Needs = Pick<Context, 'clock' | 'personalData'> & {
  /** The copies of each grower who has some. */
  readonly documents: readonly (readonly ExampleDocument[])[];
};

async function loadGrowers(tx: Transaction, scope: Scope, needs: Needs): Promise<void> {
  const { clock, personalData, documents } = needs;
  const { companyId: company_id } = scope;
  const offices = await addDepartments(tx, scope, OFFICES);
  await tx
    .insert(quotaOffices)
    .values(offices.map((department_id) => ({ company_id, department_id })));
  for (const values of REASONS) {
    await reasonKeeper.create(tx, scope, { event: reasonEvents.reason_created, values });
  }
  for (const [place, season] of SEASONS.entries()) {
    const made = await seasonKeeper.create(tx, scope, {
      event: seasonEvents.season_created,
      values: { ...season, status: 'open' },
    });
    const many = place === 0 ? GROWERS : THIS_SEASON;
    const rows = Array.from({ length: many }, (_, number) => exampleGrower(number + 1));
    const { planned, problems } = await planRows(tx, scope, {
      rows,
      options: { season: season.name, mode: 'create', quota_status: 'pending' },
      isTrial: false,
      personalData,
      resolve: await placeResolver(),
    });
    if (problems[0] !== undefined) throw new Error(JSON.stringify(problems[0]));
    const now = clock.now();
    await writeQuotas(tx, scope, { planned, status: 'pending', personalData, now });
    await spreadStatuses(tx, scope, { seasonId: made.id, isOver: place === 0 });
    if (place === 0) {
      await seasonKeeper.change(tx, scope, {
        id: made.id,
        seen: made,
        event: seasonEvents.season_updated,
        values: () => ({ status: 'closed' }),
      });
    }
  }
  await addDocuments(tx, scope, documents);
}

interface Spread {
  readonly seasonId: string;
  readonly isOver: boolean;
}

/** Last season all are verified; in this one some wait, entered by nobody who signs in, so that all may verify them. */
async function spreadStatuses(
  tx: Transaction,
  { companyId }: Scope,
  { seasonId, isOver }: Spread,
): Promise<void> {
  const rank = sql`right(${farmerQuotas.quota_code}, 5)::integer`;
  const status = isOver
    ? sql`'verified'`
    : sql`case when ${rank} <= 200 then 'pending' when ${rank} <= 240 then 'sent_back'
        when ${rank} <= 260 then 'rejected' when ${rank} <= 300 then 'draft'
        when ${rank} <= 310 then 'suspended' else 'verified' end`;
  const reason = isOver
    ? sql`''`
    : sql`case when ${rank} between 201 and 240 then ${REASONS[0].name}
        when ${rank} between 241 and 260 then ${REASONS[3].name} else '' end`;
  await tx
    .update(farmerQuotas)
    .set({
      quota_status: status,
      reject_reason: reason,
      entered_by: null,
      submitted_at: sql`now() - make_interval(mins => 2000 - ${rank})`,
      verified_at: sql`case when ${status} in ('verified', 'suspended') then now() end`,
    })
    .where(and(eq(farmerQuotas.company_id, companyId), eq(farmerQuotas.season_id, seasonId)));
}

interface ExampleDocument {
  readonly type: QuotaDocumentType;
  readonly file: UploadedFile;
}

const FILENAMES = {
  id_card_copy: 'id_card.png',
  house_registration_copy: 'house_reg.png',
} as const;

function drawDocuments(files: FileStore): Promise<ExampleDocument[][]> {
  const draw = async (type: QuotaDocumentType, number: number): Promise<ExampleDocument> => {
    const picture = Readable.from([drawDocument(number)]);
    const content = await files.receive(picture, documentLimits.bytes);
    return { type, file: await keepDocument(files, { filename: FILENAMES[type], content }) };
  };
  const growers = Array.from({ length: WITH_DOCUMENTS }, (_, grower) =>
    Promise.all(
      quotaDocumentTypes.map((type, place) => draw(type, grower + place * WITH_DOCUMENTS)),
    ),
  );
  return Promise.all(growers);
}

async function addDocuments(
  tx: Transaction,
  scope: Scope,
  documents: Needs['documents'],
): Promise<void> {
  const quotas = await tx
    .select({ id: farmerQuotas.id })
    .from(farmerQuotas)
    .where(
      and(eq(farmerQuotas.company_id, scope.companyId), eq(farmerQuotas.quota_status, 'pending')),
    )
    .orderBy(farmerQuotas.quota_code)
    .limit(documents.length);
  for (const [place, { id: quotaId }] of quotas.entries()) {
    for (const copy of documents[place] ?? []) await storeDocument(tx, scope, { quotaId, ...copy });
  }
}

/** A file of a field office with mistakes in it, which is checked once jobs run. */
export function loadExampleImport(context: Context): Promise<void> {
  return loadExamplesOnce(context, {
    name: 'quota_import_examples',
    examples: async () => [{ companyId: 1, content: await storeSheet(context.files) }],
    load: (tx, scope, { content }) =>
      startFileImport(tx, scope, {
        kind: quotaImport(context),
        options: { season: SEASONS[1].name, mode: 'both', quota_status: 'pending' },
        content,
        jobs: context.jobs,
      }),
  });
}

async function storeSheet(files: FileStore) {
  const lines = Array.from({ length: 40 }, (_, number) => lineOf(GROWERS + number + 1));
  const sheet = [HEADINGS.join(','), ...lines].join('\n');
  const stored = await files.receive(Readable.from([sheet]), sheet.length * 4);
  const { path: _path, ...facts } = stored;
  const storage_key = await files.keep(stored);
  return { filename: 'ชาวไร่รายใหม่ เขตน้ำพอง.csv', ...facts, storage_key };
}

const HEADINGS = ['เลขประจำตัวประชาชน', 'ชื่อ', 'นามสกุล', 'โทรศัพท์', 'สำนักงานเขต'];

function lineOf(number: number): string {
  const { national_id, first_name, last_name, phone, office } = exampleGrower(number);
  const isWrong = number % 8 === 0;
  const id = isWrong
    ? `${national_id.slice(0, -1)}${(Number(national_id.at(-1)) + 1) % 10}`
    : national_id;
  const where = number % 10 === 3 ? 'สำนักงานเขตที่ไม่มี' : office;
  return [id, first_name, last_name, phone, where].join(',');
}
