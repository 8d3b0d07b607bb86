import type { Source, SourceInput } from '#modules/catalogue/contract/sources.ts';

/** The form's fields as they are typed; an empty password leaves the one that is stored. */
export interface SourceValues extends Omit<SourceInput, 'hour'> {
  hour: string;
}

export const blankSource: SourceValues = {
  company_code: '',
  company_name: '',
  host: '',
  port: 5432,
  database: '',
  username: '',
  password: '',
  encryption: 'verified',
  certificate_authority: '',
  schemas: [],
  repeat: 'off',
  hour: '1',
};

export function valuesOf(source: Source): SourceValues {
  const { company_code, company_name, host, port, database, username } = source;
  const { encryption, certificate_authority, schemas, repeat, hour } = source;
  return {
    company_code,
    company_name,
    host,
    port,
    database,
    username,
    password: '',
    encryption,
    certificate_authority,
    schemas,
    repeat,
    hour: String(hour ?? 1),
  };
}

/** As clocks show it. */
export function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
