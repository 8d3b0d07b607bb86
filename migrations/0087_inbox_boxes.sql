DROP INDEX "inbox_items_of_person";--> statement-breakpoint
CREATE INDEX "inbox_items_in_order" ON "inbox_items" USING btree ("company_id","user_id",coalesce("snoozed_until", "at"),"id");--> statement-breakpoint
CREATE INDEX "inbox_items_snoozed" ON "inbox_items" USING btree ("snoozed_until") WHERE "inbox_items"."snoozed_until" is not null;--> statement-breakpoint
-- Companies may not read accounts. Which of them are switched on is all that they learn here.
CREATE VIEW "active_accounts" AS SELECT "id" FROM "users" WHERE "is_active";--> statement-breakpoint
GRANT SELECT ON "active_accounts" TO backoffice_company, backoffice_system;
--> statement-breakpoint
COMMENT ON VIEW "active_accounts" IS 'บัญชีที่เปิดใช้อยู่ | Accounts that are switched on';
