CREATE INDEX "sows_by_tag" ON "sows" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "value_streams_by_due_date" ON "value_streams" USING btree ("company_id","due_date","id");--> statement-breakpoint
CREATE INDEX "value_streams_by_change" ON "value_streams" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "value_streams_by_tag" ON "value_streams" USING gin ("tags");