import { and, eq } from 'drizzle-orm';
import { importEntities } from '#modules/catalogue/contract/imports.ts';
import {
  source,
  sourceErrors,
  sourceEvents,
  usualPorts,
  type SourceChange,
  type SourceInput,
} from '#modules/catalogue/contract/sources.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isUniqueViolation } from '#platform/server/database/errors.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { newId } from '#platform/server/ids.ts';
import { isCertificates } from '#platform/server/outbound/server-proof.ts';
import type { SecretBox } from '#platform/server/secret-box.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import { nextReadOf } from './next-read.ts';
import { describeSource, findSourceRow, placeOfSecret, type SourceRow } from './sources.queries.ts';
import { catalogueSources, catalogueSourceSecrets } from '../imports/sources.tables.ts';

interface Means {
  readonly secrets: SecretBox;
  readonly now: Date;
}

/** Stores a new source; its password is encrypted and stored separately. */
export async function createSource(
  tx: Transaction,
  scope: Scope,
  { input, secrets, now }: Means & { readonly input: SourceInput },
): Promise<SourceRow> {
  const id = newId();
  const [row] = await tx
    .insert(catalogueSources)
    .values({
      ...columnsOf(scope, input, now),
      id,
      company_id: scope.companyId,
    })
    .returning()
    .catch(refuseSameCompany);
  if (row === undefined) throw new Error('The source was not returned');
  await storeSecret(tx, row, { password: input.password, secrets });
  await record(tx, scope, { row, name: sourceEvents.source_added });
  return row;
}

/** Changes a source unless somebody else has changed it since. */
export async function updateSource(
  tx: Transaction,
  scope: Scope,
  {
    id,
    change,
    secrets,
    now,
    translator,
  }: Means & {
    readonly id: string;
    readonly change: SourceChange;
    readonly translator: Translator;
  },
): Promise<SourceRow> {
  const stored = await findSourceRow(tx, scope, id);
  // The address of the application's own database is fixed.
  if (stored.kind === 'own') throw sourceErrors.source_is_own();
  if (stored.updated_at !== change.updated_at) {
    const current = source.parse(await describeSource(tx, scope, { id, translator }));
    throw errors.conflict({ current });
  }
  const { kind = stored.kind } = change;
  // A password is sent only to the server it was given for, even if somebody changes the address.
  const isElsewhere =
    stored.kind !== kind || stored.host !== change.host || stored.port !== change.port;
  if (isElsewhere && change.password === undefined) {
    const code = 'catalogue:errors.source_password_again';
    throw errors.validation_failed({ fields: [{ path: 'password', code }] });
  }
  const [row] = await tx
    .update(catalogueSources)
    .set({ ...columnsOf(scope, { ...change, kind }, now), updated_at: now.toISOString() })
    .where(isSource(stored))
    .returning()
    .catch(refuseSameCompany);
  if (row === undefined) throw errors.not_found();
  const { password } = change;
  if (password !== undefined) await storeSecret(tx, row, { password, secrets });
  await record(tx, scope, { row, name: sourceEvents.source_changed });
  return row;
}

/** Deletes a source and its password; what was read from it stays in the catalogue. */
export async function deleteSource(tx: Transaction, scope: Scope, id: string): Promise<void> {
  const row = await findSourceRow(tx, scope, id);
  await tx.delete(catalogueSources).where(isSource(row));
  await record(tx, scope, { row, name: sourceEvents.source_removed });
}

function columnsOf(scope: Scope, input: Omit<SourceInput, 'password'>, now: Date) {
  const { repeat } = input;
  const certificate_authority = input.encryption === 'verified' ? input.certificate_authority : '';
  if (certificate_authority !== '' && !isCertificates(certificate_authority)) {
    const code = 'catalogue:errors.source_certificate_unreadable';
    throw errors.validation_failed({ fields: [{ path: 'certificate_authority', code }] });
  }
  const hour = repeat === 'daily' ? input.hour : null;
  return {
    ...input,
    port: input.port ?? usualPorts[input.kind],
    certificate_authority,
    hour,
    next_read_at: nextReadOf({ repeat, hour }, now),
    set_by: scope.userId,
    set_by_employee: scope.employeeId,
    language: scope.language,
  };
}

async function storeSecret(
  tx: Transaction,
  { company_id, id: source_id }: SourceRow,
  { password, secrets }: { password: string; secrets: SecretBox },
): Promise<void> {
  const sealed = secrets.seal(password, placeOfSecret(source_id));
  await tx
    .insert(catalogueSourceSecrets)
    .values({ company_id, source_id, sealed })
    .onConflictDoUpdate({
      target: [catalogueSourceSecrets.company_id, catalogueSourceSecrets.source_id],
      set: { sealed },
    });
}

async function record(
  tx: Transaction,
  scope: Scope,
  { row, name }: { row: SourceRow; name: string },
): Promise<void> {
  const { id, kind, company_code, host, port } = row;
  const { database, username, encryption, repeat, hour } = row;
  const address = { kind, host, port, database, username, encryption };
  const after = { company_code, ...address, repeat, hour };
  await recordEvent(tx, scope, { name, entity: importEntities.source, entityId: id, after });
}

function isSource({ company_id, id }: Pick<SourceRow, 'company_id' | 'id'>) {
  return and(eq(catalogueSources.company_id, company_id), eq(catalogueSources.id, id));
}

function refuseSameCompany(error: unknown): never {
  if (!isUniqueViolation(error, 'catalogue_sources_company_is_unique')) throw error;
  throw errors.validation_failed({
    fields: [{ path: 'company_code', code: 'catalogue:errors.source_company_taken' }],
  });
}
