import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { wideCompany, wideField } from '../search/wide-company.ts';

type Line = readonly (string | boolean | null)[];

/** A company with this many fields as three files, their descriptions ending in a remark; returns their names and paths. */
export async function writeFiles(
  folder: string,
  count: number,
  remark = '',
): Promise<[string, string][]> {
  const { modules, features } = wideCompany(count);
  const write = async (name: string, headings: Line, lines: Iterable<Line>) => {
    const path = join(folder, name);
    const file = createWriteStream(path);
    file.write(`${headings.join(',')}\n`);
    for (const line of lines) {
      if (!file.write(`${line.join(',')}\n`)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'finish');
    return [name, path] satisfies [string, string];
  };
  function* fields(): Generator<Line> {
    for (let number = 0; number < count; number += 1) {
      const row = wideField(number);
      const { feature_code, code, name_th, name_en, type, is_required, description } = row;
      yield [feature_code, code, name_th, name_en, type, is_required, description + remark];
    }
  }
  return [
    await write(
      'modules.csv',
      ['module_code', 'name_th', 'name_en'],
      modules.map(({ code, name_th, name_en }) => [code, name_th, name_en]),
    ),
    await write(
      'features.csv',
      ['module_code', 'feature_code', 'name_th', 'name_en'],
      features.map(({ module_code, code, name_th, name_en }) => [
        module_code,
        code,
        name_th,
        name_en,
      ]),
    ),
    await write(
      'fields.csv',
      [
        'feature_code',
        'field_code',
        'name_th',
        'name_en',
        'field_type',
        'is_required',
        'description',
      ],
      fields(),
    ),
  ];
}
