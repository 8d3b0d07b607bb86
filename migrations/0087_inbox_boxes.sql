DROP INDEX "inbox_items_of_person";--> statement-breakpoint
CREATE INDEX "inbox_items_in_order" ON "inbox_items" USING btree ("company_id","user_id",coalesce("snoozed_until", "at"),"id");--> statement-breakpoint
CREATE INDEX "inbox_items_snoozed" ON "inbox_items" USING btree ("snoozed_until") WHERE "inbox_items"."snoozed_until" is not null;
