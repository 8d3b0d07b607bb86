import { listMembers, scopeOf } from '#modules/identity/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import { catalogueSources } from '../imports/sources.tables.ts';
import { startReading } from '../sources/start-reading.ts';

/** The company of the application's examples whose catalogue it is. */
const EXAMPLE_COMPANY = 1;
const OWN_CODE = 'BACKOFFICE';

/** With demo data, the catalogue describes the application's own database, so that there is something to look at. */
export async function beginOwnSource(context: Context): Promise<void> {
  const { config, database, jobs } = context;
  if (!config.demo) return;
  const members = await database.asSystem(listMembers, { readOnly: true });
  const author = members.find(
    ({ companyId, role }) => companyId === EXAMPLE_COMPANY && role === 'administrator',
  );
  if (author === undefined) return;
  const { companyId, userId } = author;
  const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
  await database.inCompany(scope, async (tx) => {
    const [source] = await tx
      .insert(catalogueSources)
      .values({
        company_id: companyId,
        kind: 'own',
        company_code: OWN_CODE,
        company_name: 'Backoffice',
        host: '',
        port: 5432,
        database: '',
        username: '',
        encryption: 'off',
        schemas: ['public'],
        repeat: 'off',
        hour: null,
        next_read_at: null,
        set_by: userId,
        set_by_employee: scope.employeeId,
        language: scope.language,
      })
      .onConflictDoNothing()
      .returning();
    if (source !== undefined) await startReading(tx, scope, { source, jobs });
  });
}
