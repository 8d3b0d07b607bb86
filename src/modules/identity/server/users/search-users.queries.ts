import { and, desc, eq, inArray } from 'drizzle-orm';
import { employeeName, employeesNamed } from '#modules/directory/server/public.ts';
import { identityPermissions } from '#modules/identity/contract/permissions.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { memberships } from '../memberships/memberships.tables.ts';

/** People who can sign in, by their names in either language; the other language's name is the detail. */
export const searchPeople: RecordSearch = {
  entity: 'user',
  permission: identityPermissions.name('read'),
  async find(tx, { companyId, language }, { text, limit }) {
    const rows = await tx
      .select({
        id: memberships.user_id,
        name: nameIn(language),
        detail: nameIn(language === 'th' ? 'en' : 'th'),
      })
      .from(memberships)
      .where(
        and(
          eq(memberships.company_id, companyId),
          inArray(memberships.employee_id, employeesNamed(tx, text)),
        ),
      )
      .orderBy(desc(memberships.user_id))
      .limit(limit);
    return rows.map(({ id, name, detail }) => ({
      id,
      name: name ?? '',
      detail: detail ?? '',
      within: null,
    }));
  },
};

function nameIn(language: Language) {
  return employeeName({
    companyId: memberships.company_id,
    id: memberships.employee_id,
    language,
  });
}
