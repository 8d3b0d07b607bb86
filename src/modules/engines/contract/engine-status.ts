export const engineTypes = ['function', 'process', 'rule', 'workflow', 'integration'] as const;

export type EngineType = (typeof engineTypes)[number];

export const engineStatuses = ['active', 'inactive', 'draft', 'deprecated'] as const;

export type EngineStatus = (typeof engineStatuses)[number];

/** What an engine may begin as: nothing is deprecated before anybody could use it. */
export const firstStatuses = [
  'active',
  'inactive',
  'draft',
] as const satisfies readonly EngineStatus[];

/** Where a status may go. What has once been in force never is a draft again, as others may have used it. */
export const statusMoves: Readonly<Record<EngineStatus, readonly EngineStatus[]>> = {
  draft: ['active', 'inactive'],
  active: ['inactive', 'deprecated'],
  inactive: ['active', 'deprecated'],
  deprecated: ['active', 'inactive'],
};

/** An engine that is taken out of use names what to use instead, or the last day on which it still serves. */
export function isOutOfUse(status: EngineStatus): status is 'inactive' | 'deprecated' {
  return status === 'inactive' || status === 'deprecated';
}

/** Whether an engine may go from one status to another; to stay is always allowed and does nothing. */
export function mayMove(from: EngineStatus, to: EngineStatus): boolean {
  return from === to || statusMoves[from].includes(to);
}
