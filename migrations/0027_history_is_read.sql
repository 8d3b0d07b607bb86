CREATE INDEX "event_log_by_name" ON "event_log" USING btree ("company_id","name","sequence");--> statement-breakpoint
CREATE INDEX "event_log_by_user" ON "event_log" USING btree ("company_id","user_id","sequence");--> statement-breakpoint
CREATE INDEX "event_log_by_time" ON "event_log" USING btree ("company_id","at");