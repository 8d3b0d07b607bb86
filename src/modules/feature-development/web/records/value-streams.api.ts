import * as routes from '#modules/feature-development/contract/value-streams.ts';
import { recordCalls } from './record-calls.ts';

export const {
  list: valueStreamsQuery,
  one: valueStreamQuery,
  useCreate: useCreateValueStream,
  useUpdate: useUpdateValueStream,
  useDelete: useDeleteValueStream,
} = recordCalls('value_stream', routes.valueStreamRoutes);
