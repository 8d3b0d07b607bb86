export { customerList, findLeading, lockCustomer } from './customers/customers.queries.ts';
export { listAddresses } from './addresses/addresses.queries.ts';
export { findTrade } from './customers/find-trade.queries.ts';
