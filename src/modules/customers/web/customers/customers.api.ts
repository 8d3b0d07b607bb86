import * as contract from '#modules/customers/contract/customers.ts';
import { defineAction } from '#platform/web/query/define-action.ts';
import { defineListQuery, defineQuery } from '#platform/web/query/define-query.ts';
import { recordActions } from '#platform/web/records/record-actions.ts';
import { texts } from '../texts.ts';

const { CUSTOMER, customerRoutes } = contract;

const about = ['customer_tag'];

export const customersQuery = defineListQuery(customerRoutes.list, [CUSTOMER, 'list'], { about });
export const deletedCustomersQuery = defineListQuery(contract.listDeletedRoute, [CUSTOMER, 'bin']);
export const customerStatisticsQuery = defineQuery(contract.customerStatisticsRoute, [
  CUSTOMER,
  'statistics',
]);
export const customerQuery = defineQuery(customerRoutes.get, [CUSTOMER, 'detail'], {
  about,
  fresh: true,
});

export const customerActions = recordActions(customerRoutes, CUSTOMER);

export const useMoveToBin = defineAction(customerRoutes.delete, texts, {
  refreshes: [CUSTOMER],
  failure: 'detail.delete_failed',
});

export const useRestoreCustomer = defineAction(contract.restoreCustomerRoute, texts, {
  refreshes: [CUSTOMER],
  success: 'detail.restored',
  failure: 'detail.restore_failed',
});
