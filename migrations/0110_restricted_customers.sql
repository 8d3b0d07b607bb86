ALTER TABLE "customers" DROP CONSTRAINT "customers_merged_into";
--> statement-breakpoint
ALTER TABLE "customer_merges" DROP CONSTRAINT "customer_merges_winner";
--> statement-breakpoint
ALTER TABLE "quotations" DROP CONSTRAINT "quotations_customer";
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into" FOREIGN KEY ("company_id","merged_into") REFERENCES "public"."customers"("company_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_winner" FOREIGN KEY ("company_id","winner_id") REFERENCES "public"."customers"("company_id","id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE restrict ON UPDATE no action;