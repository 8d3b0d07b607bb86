import { z } from 'zod';
import { deciders } from '#platform/contract/deciders.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { MOST_APPROVAL_STEPS } from './quotation-choices.ts';
import { quotationErrors } from './quotation-errors.ts';
import { quotationPermissions } from './permissions.ts';
import { quotation } from './quotations.ts';

export const approvalDecisions = ['approved', 'rejected'] as const;

/** What somebody did who may not decide a step, although they were named for it. */
export const ownParts = ['created', 'submitted', 'approved_step'] as const;

export type OwnPart = (typeof ownParts)[number];

const step = z.int().min(1).max(MOST_APPROVAL_STEPS);

/** A step of the approval that a quotation needs since it was handed in. */
export const approvalStep = z.object({
  step,
  /**
   * Who may decide: these people, and everybody with one of these roles. Those who were named, but wrote the
   * quotation, handed it in or decided a step before, are left out.
   */
  approvers: z.array(z.object({ id: employeeId, name: z.string().nullable() })),
  roles: z.array(z.object({ id: recordId, name: z.string() })),
  decision: z.enum(approvalDecisions).nullable(),
  note: z.string(),
  decided_at: instant.nullable(),
  decided_by_name: z.string().nullable(),
});

export const approvals = z.object({
  /** The steps since it was handed in the last time; none where no approval was needed. */
  steps: z.array(approvalStep),
  /** The step that is due. */
  due: step.nullable(),
  /** Whether the caller may decide it. */
  may_decide: z.boolean(),
  /** Why the caller, who was named for the step that is due, leaves it to somebody else; otherwise null. */
  own_part: z.enum(ownParts).nullable(),
  /** Of a draft: the people and roles of whom one decides first if the caller hands it in now; none where it needs no approval. */
  would_ask: z.array(z.string()),
  /**
   * Of a draft that nobody could approve if the caller handed it in now: who may name approvers in the
   * settings. Otherwise null.
   */
  lacks_approver: deciders.shape.data.nullable(),
  /** Decisions of earlier rounds, the latest first. */
  earlier: z.array(
    z.object({
      step,
      decision: z.enum(approvalDecisions),
      note: z.string(),
      decided_at: instant,
      decided_by_name: z.string().nullable(),
    }),
  ),
});

export type Approvals = z.output<typeof approvals>;
export type ApprovalStep = z.output<typeof approvalStep>;

export const listApprovalsRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/approvals',
  access: quotationPermissions.names.read,
  summary: 'The approval that a quotation needs, who decides, and what was decided',
  answers: { 200: wrapped(approvals) },
});

const refuses = [
  quotationErrors.move_not_allowed,
  quotationErrors.own_approval,
  quotationErrors.not_an_approver,
  quotationErrors.approved_earlier_step,
  quotationErrors.step_decided,
];

/** `step` is the one that the approver saw as due: of two people who approve at once, one is refused. */
export const approveQuotationRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/approve',
  access: quotationPermissions.names.read,
  summary: 'Approve the step that is due; open to those whom the company named for it',
  body: z.strictObject({ step, note: plainText(500).default('') }),
  refuses,
  answers: { 200: wrapped(quotation) },
});

export const rejectQuotationRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/reject',
  access: quotationPermissions.names.read,
  summary: 'Send a quotation back with a reason instead of approving it',
  body: z.strictObject({ step, reason: requiredText(500, 'quotations:errors.reason_required') }),
  refuses,
  answers: { 200: wrapped(quotation) },
});
