DROP INDEX "customers_by_tax_id";--> statement-breakpoint
CREATE INDEX "customers_by_tax_id" ON "customers" USING btree ("company_id",coalesce(split_part("tax_id_sealed", '.', 1), nullif("tax_id", '')));--> statement-breakpoint
ALTER TABLE "customers" DROP COLUMN "tax_id_hash";