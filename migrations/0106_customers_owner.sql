ALTER TABLE "customers" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_owner" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_owner" ON "customers" USING btree ("company_id","owner_id");