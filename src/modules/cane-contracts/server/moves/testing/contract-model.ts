/** The machine once more, as it was decided; with an asterisk what the field may not do. */
const specified: Readonly<Record<string, readonly string[]>> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['approved*', 'rejected*', 'draft', 'cancelled'],
  approved: ['active*', 'cancelled*'],
  rejected: ['draft', 'cancelled'],
  active: ['closed*', 'cancelled*'],
  closed: [],
  cancelled: [],
};

interface Move {
  readonly from: string;
  readonly to: string;
  readonly isOffice: boolean;
}

/** How the server must answer to a move. */
export function answerTo({ from, to, isOffice }: Move): 200 | 403 | 409 {
  const moves = specified[from] ?? [];
  if (moves.includes(to)) return 200;
  if (!moves.includes(`${to}*`)) return 409;
  return isOffice ? 200 : 403;
}
