export const agentProfileStatuses = ['Active', 'Inactive', 'Deleted'] as const;

export type AgentProfileStatus = (typeof agentProfileStatuses)[number];

/** Where a status may go; what is deleted stays so, and stays readable. */
export const statusMoves: Readonly<Record<AgentProfileStatus, readonly AgentProfileStatus[]>> = {
  Active: ['Inactive'],
  Inactive: ['Active', 'Deleted'],
  Deleted: [],
};
