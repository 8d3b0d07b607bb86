import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { generateCustomers } from '#modules/customers/server/testing/generated-customers.ts';

const HEADINGS =
  'customer_type,company_name,first_name,last_name,phone,email,credit_limit,payment_terms,note';

/** Writes a file of so many customers. */
export async function writeCustomerFile(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${HEADINGS}\n`);
  for (const [place, customer] of generateCustomers({ count, variations: 0 }).entries()) {
    const { customer_type, company_name, first_name, last_name, email } = customer;
    const phone = `08${String(10_000_000 + place)}`;
    const cells = [customer_type, company_name, first_name, last_name, phone, email];
    file.write(`${cells.join(',')},"50,000",เครดิต 30 วัน,ลูกค้าจากไฟล์\n`);
  }
  file.end();
  await finished(file);
}
