import * as routes from '#modules/feature-development/contract/sows.ts';
import { recordCalls } from './record-calls.ts';

export const {
  list: sowsQuery,
  one: sowQuery,
  useCreate: useCreateSow,
  useUpdate: useUpdateSow,
  useDelete: useDeleteSow,
} = recordCalls('sow', routes.sowRoutes);
