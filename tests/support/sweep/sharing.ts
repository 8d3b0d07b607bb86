import type { SweptCompany } from './swept-company.ts';

type Make<Made> = (company: SweptCompany) => Promise<Made>;

/** Makes a record once for each company, for tests that do not change it. */
export function sharing<Made>(): (make: Make<Made>, company: SweptCompany) => Promise<Made> {
  const kinds = new Map<Make<Made>, Map<number, Promise<Made>>>();
  return (make, company) => {
    const made = kinds.get(make) ?? new Map<number, Promise<Made>>();
    kinds.set(make, made);
    const shared = made.get(company.id) ?? make(company);
    made.set(company.id, shared);
    return shared;
  };
}
