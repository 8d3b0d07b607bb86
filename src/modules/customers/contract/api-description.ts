import type { ApiDescription } from '#platform/contract/api-description.ts';
import { activityChange, activityInput, customerActivity, ownActivity } from './activities.ts';
import { addressChange, addressInput, customerAddress } from './addresses.ts';
import { contactChange, contactInput, customerContact } from './contacts.ts';
import { customer, customerChange, customerInput, customerStatistics } from './customers.ts';
import { comparedCustomer, likelyDuplicate, likelyPair, typedCustomer } from './duplicates.ts';
import { customerMerge, mergeAnswer, mergeInput } from './merges.ts';
import { customerTag, listedTag, tagInput } from './tags.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const customersApi: ApiDescription = {
  groups: [
    {
      name: 'Customers',
      description: 'To whom the company sells, with addresses, contacts, activities and tags.',
      paths: ['customers'],
    },
  ],
  schemas: {
    Customer: customer,
    CustomerChange: customerChange,
    CustomerInput: customerInput,
    CustomerStatistics: customerStatistics,
    CustomerActivity: customerActivity,
    CustomerActivityChange: activityChange,
    CustomerActivityInput: activityInput,
    OwnCustomerActivity: ownActivity,
    CustomerAddress: customerAddress,
    CustomerAddressChange: addressChange,
    CustomerAddressInput: addressInput,
    CustomerContact: customerContact,
    CustomerContactChange: contactChange,
    CustomerContactInput: contactInput,
    ComparedCustomer: comparedCustomer,
    LikelyDuplicate: likelyDuplicate,
    LikelyPair: likelyPair,
    TypedCustomer: typedCustomer,
    CustomerMerge: customerMerge,
    CustomerMergeInput: mergeInput,
    CustomerMergeAnswer: mergeAnswer,
    CustomerTag: customerTag,
    ListedCustomerTag: listedTag,
    CustomerTagInput: tagInput,
  },
};
