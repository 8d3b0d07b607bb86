import { productSortKeys, productStatuses } from '#modules/products/contract/product-choices.ts';
import {
  choice,
  defineListSearch,
  defineSearch,
  optionalChoice,
  optionalWord,
  sorting,
} from '#platform/web/navigation/search.ts';

/** What of the list is in its address. */
export const productListSearch = defineListSearch({
  status: optionalChoice(productStatuses),
  category: optionalWord(),
  sort: sorting(productSortKeys, 'code'),
  /** Opens the form of a new product, also from the quick actions. */
  create: optionalWord(),
  /** Opens the import from a file. */
  import: optionalWord(),
});

/** What of a product's screen is in its address: whether its form is open. */
export const productDetailSearch = defineSearch({ form: choice(['closed', 'edit']) });
