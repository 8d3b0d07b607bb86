import type { Engine } from '#modules/engines/contract/engines.ts';
import type { EngineStatus, EngineType } from '#modules/engines/contract/engine-status.ts';

/** The form's fields as they are typed: a type may not be chosen yet, a day not settled. */
export interface EngineValues {
  code: string;
  name: string;
  type: EngineType | null;
  status: EngineStatus;
  description: string;
  logic: string;
  tags: string[];
  change_note: string;
  replacement_id: string | null;
  retires_on: string;
}

export const blankEngine: EngineValues = {
  code: '',
  name: '',
  type: null,
  status: 'active',
  description: '',
  logic: '',
  tags: [],
  change_note: '',
  replacement_id: null,
  retires_on: '',
};

export function valuesOf(engine: Engine): EngineValues {
  return {
    code: engine.code,
    name: engine.name,
    type: engine.type,
    status: engine.status,
    description: engine.description,
    logic: engine.logic,
    tags: engine.tags,
    change_note: '',
    replacement_id: engine.replacement?.id ?? null,
    retires_on: engine.retires_on ?? '',
  };
}

/** What goes over the wire when an engine is created, before the contract's schema looks at it. */
export function toInput(values: EngineValues) {
  const { code, name, type, status, description, logic, tags } = values;
  return { code, name, type, status, description, logic, tags };
}

/** The same when one is changed: its code stays, and only a deprecated one has a replacement. */
export function toChange(values: EngineValues) {
  const { code: _code, retires_on, replacement_id, ...fields } = values;
  const isDeprecated = values.status === 'deprecated';
  return {
    ...fields,
    replacement_id: isDeprecated ? replacement_id : null,
    retires_on: isDeprecated && retires_on !== '' ? retires_on : null,
  };
}
