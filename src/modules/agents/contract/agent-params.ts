import { z } from 'zod';
import { recordId } from '#platform/contract/ids.ts';

export const agentParams = z.object({ id: recordId });
