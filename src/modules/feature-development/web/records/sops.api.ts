import * as routes from '#modules/feature-development/contract/sops.ts';
import { recordCalls } from './record-calls.ts';

export const {
  list: sopsQuery,
  one: sopQuery,
  useCreate: useCreateSop,
  useUpdate: useUpdateSop,
  useDelete: useDeleteSop,
} = recordCalls('sop', routes.sopRoutes);
