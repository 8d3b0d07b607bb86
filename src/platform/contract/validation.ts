import type { z } from 'zod';
import type { FieldProblem } from './errors.ts';

/**
 * Turns Zod's issues into field problems. A schema's own message is a text key
 * (`z.string().min(1, 'agents:errors.name_required')`); issues without one get a general key of the platform.
 */
export function toFieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: path === '' ? key : `${path}.${key}`,
        code: 'platform:validation.unknown_field',
      }));
    }
    return [isTextKey(issue.message) ? { path, code: issue.message } : generalProblem(path, issue)];
  });
}

function isTextKey(message: string): boolean {
  return /^[a-z-]+:[a-z0-9_.]+$/.test(message);
}

const TOO_BIG = new Map([
  ['string', 'platform:validation.too_long'],
  ['array', 'platform:validation.too_many'],
]);
const TOO_SMALL = new Map([
  ['string', 'platform:validation.too_short'],
  ['array', 'platform:validation.too_few'],
]);

function generalProblem(path: string, issue: z.core.$ZodIssue): FieldProblem {
  switch (issue.code) {
    case 'too_big': {
      const code = TOO_BIG.get(issue.origin) ?? 'platform:validation.too_big';
      return { path, code, parameters: { limit: Number(issue.maximum) } };
    }
    case 'too_small': {
      const code = TOO_SMALL.get(issue.origin) ?? 'platform:validation.too_small';
      return { path, code, parameters: { limit: Number(issue.minimum) } };
    }
    case 'invalid_type':
      return {
        path,
        code:
          issue.input === undefined
            ? 'platform:validation.required'
            : 'platform:validation.wrong_type',
      };
    case 'invalid_value':
      return { path, code: 'platform:validation.not_a_choice' };
    case 'invalid_format':
      return { path, code: 'platform:validation.wrong_format' };
    default:
      return { path, code: 'platform:validation.invalid' };
  }
}
