/** A column as a view calls it: by the name of its table or of the alias of that. */
export interface ColumnName {
  readonly schema: string | undefined;
  readonly table: string;
  readonly column: string;
}

interface TableName {
  readonly schema: string;
  readonly name: string;
}

/** What a view reads, by the text in which MySQL and MariaDB store it: all names are in backticks and whole. */
export interface MysqlView {
  /** By their aliases, or names where they have none. */
  readonly tables: ReadonlyMap<string, TableName>;
  readonly reads: readonly ColumnName[];
  /** The column that each of the view's columns is, unchanged; undefined where it is computed. */
  readonly results: readonly (ColumnName | undefined)[];
}

/** A chain of names with points between; a text in quotes; or anything else that is no blank. */
const TOKEN = /(?:`(?:[^`]|``)*`\.?)+|'(?:[^'\\]|\\.|'')*'|\w+|[^\s\w]/g;
const BEFORE_TABLES = new Set(['from', 'join', 'straight_join']);

export function readMysqlView(definition: string): MysqlView {
  const tokens = definition.match(TOKEN) ?? [];
  const tables = new Map<string, TableName>();
  const reads: ColumnName[] = [];
  /** Where a name is that of a table: after FROM or JOIN, and the brackets and commas that follow. */
  let namesTable = false;
  for (const [place, token] of tokens.entries()) {
    const [schema = '', name, column] = namesOf(token);
    if (BEFORE_TABLES.has(token.toLowerCase())) namesTable = true;
    else if (namesTable && name !== undefined && column === undefined) {
      const [alias = name] = namesOf(tokens[place + 1] ?? '');
      tables.set(alias, { schema, name });
      namesTable = tokens[place + 1] === ',' || tokens[place + 2] === ',';
    } else if (namesTable && token !== '(' && token !== ',') namesTable = false;
    else reads.push(...columnOf(token));
  }
  return { tables, reads, results: resultsOf(tokens) };
}

/** The list after the first SELECT. Of a union, each column comes from several: none is one alone. */
function resultsOf(tokens: readonly string[]): (ColumnName | undefined)[] {
  const results: (ColumnName | undefined)[] = [];
  let depth = 0;
  let item: string[] = [];
  let isList = true;
  const end = () => {
    const [column = '', as = '', , ...more] = item;
    const isAlone = more.length === 0 && as.toLowerCase() === 'as';
    results.push(isAlone ? columnOf(column)[0] : undefined);
    item = [];
  };
  for (const token of tokens.slice(1)) {
    const word = token.toLowerCase();
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && ['union', 'except', 'intersect'].includes(word)) {
      return results.map(() => undefined);
    }
    if (!isList || (item.length === 0 && ['distinct', 'straight_join'].includes(word))) continue;
    if (depth === 0 && (word === 'from' || token === ',')) {
      end();
      isList = token === ',';
    } else item.push(token);
  }
  if (isList) end();
  return results;
}

/** The column that a chain of names is, if it is one: with or without the schema of its table. */
function columnOf(token: string): [] | [ColumnName] {
  const names = namesOf(token);
  const [column, table, schema] = names.toReversed();
  if (column === undefined || table === undefined) return [];
  return [{ schema, table, column }];
}

function namesOf(token: string): string[] {
  return Array.from(token.matchAll(/`((?:[^`]|``)*)`/g), ([, name = '']) =>
    name.replaceAll('``', '`'),
  );
}
