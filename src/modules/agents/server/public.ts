export { agentReference, isAgent } from './agents/agent-reference.queries.ts';
