import { z } from 'zod';
import {
  INVITATION_COLUMNS,
  type InvitationColumn,
} from '#modules/identity/contract/bulk-invitation.ts';
import { userInput } from '#modules/identity/contract/users.ts';
import type { TextParameters } from '#platform/contract/errors.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import type { RecordTable } from '#platform/server/file-import/open-record-table.ts';
import { withoutFormulaMark } from '#platform/server/file-import/read-row.ts';
import type { TableRow } from '#platform/server/spreadsheets/split-csv.ts';

const { username, email } = userInput.shape;

const rules = z.object({
  username,
  email,
  role: z.string().trim().min(1, 'identity:errors.role_required'),
  employee_code: z.string().trim().nullable(),
});

/** A person as written in a line. */
export interface InvitationRow extends z.output<typeof rules> {
  readonly line: number;
}

/** Something wrong in a file, before its text is looked up. */
export interface InvitationProblem {
  readonly line: number;
  readonly column: InvitationColumn;
  readonly value: string;
  readonly code: string;
  readonly parameters?: TextParameters;
}

export interface ReadInvitations {
  readonly rows: InvitationRow[];
  readonly problems: InvitationProblem[];
  /** How many lines there are, with and without problems. */
  readonly total: number;
}

/** Reads people from the lines of a file, and reports what is wrong with each at its column. */
export async function readInvitations(
  table: RecordTable<InvitationColumn>,
  limit: number,
): Promise<ReadInvitations> {
  const lines: TableRow[] = [];
  for await (const batch of table.rows(limit)) lines.push(...batch);
  const columns = table.description.columns.map(({ column }) => column);
  const read: ReadInvitations = { rows: [], problems: [], total: lines.length };
  const lineOf = { username: new Map<string, number>(), email: new Map<string, number>() };
  for (const { line, cells } of lines) {
    const given = new Map(
      columns.map((column, place) => [column, withoutFormulaMark(cells[place] ?? '').trim()]),
    );
    const textOf = (column: InvitationColumn) => given.get(column) ?? '';
    const problem = (column: InvitationColumn, code: string, parameters?: TextParameters) =>
      void read.problems.push({ line, column, value: textOf(column), code, parameters });
    const parsed = rules.safeParse({
      username: textOf('username'),
      email: textOf('email') || null,
      role: textOf('role'),
      employee_code: textOf('employee_code') || null,
    });
    if (!parsed.success) {
      for (const { path, code, parameters } of toFieldProblems(parsed.error)) {
        const column = INVITATION_COLUMNS.find((each) => each === path);
        if (column !== undefined) problem(column, code, parameters);
      }
      continue;
    }
    for (const column of ['username', 'email'] as const) {
      const key = parsed.data[column]?.toLowerCase();
      if (key === undefined) continue;
      const before = lineOf[column].get(key);
      if (before !== undefined)
        problem(column, 'identity:errors.repeated_in_line', { line: before });
      else lineOf[column].set(key, line);
    }
    read.rows.push({ line, ...parsed.data });
  }
  return read;
}
