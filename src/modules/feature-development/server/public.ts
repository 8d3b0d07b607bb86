export { countSows } from './records/count-sows.queries.ts';
