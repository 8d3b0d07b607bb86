import { and, desc, eq, like, sql } from 'drizzle-orm';
import { directoryPermissions } from '#modules/directory/contract/permissions.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { RecordSearch } from '#platform/server/search/record-search.ts';
import { likePatterns } from '#platform/server/search/search-text.ts';
import { employees } from './employees.tables.ts';

/** Employees by names in either language, code, e-mail address or telephone number. */
export const searchEmployees: RecordSearch = {
  entity: 'employee',
  permission: directoryPermissions.name('read_everyone'),
  async find(tx, { language }, { text, limit }) {
    const patterns = likePatterns(text);
    if (patterns.length === 0) return [];
    const thai = sql<string>`${employees.first_name_th} || ' ' || ${employees.last_name_th}`;
    const english = sql<string>`${employees.first_name} || ' ' || ${employees.last_name}`;
    const rows = await tx
      .select({
        id: employees.id,
        name: language === 'th' ? thai : english,
        other: language === 'th' ? english : thai,
        code: employees.code,
      })
      .from(companyView(employees))
      .where(
        and(
          eq(employees.is_active, true),
          ...patterns.map((pattern) => like(employees.search_text, pattern)),
        ),
      )
      .orderBy(desc(employees.id))
      .limit(limit);
    return rows.map(({ id, name, other, code }) => ({
      id: String(id),
      name,
      detail: code === null ? other : `${code} · ${other}`,
      within: null,
    }));
  },
};
