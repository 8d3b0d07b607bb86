ALTER TABLE "employees" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(replace(regexp_replace(
  lower(normalize(coalesce(code, '') || ' ' || first_name_th || ' ' || last_name_th || ' ' || first_name
    || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''), NFKC)),
  E'\u0E4D([\u0E48-\u0E4B]?)\u0E32', E'\\1\u0E33', 'g'),
  E'\u0E40\u0E40', E'\u0E41'), E'\u0E50\u0E51\u0E52\u0E53\u0E54\u0E55\u0E56\u0E57\u0E58\u0E59', '0123456789')) STORED;--> statement-breakpoint
CREATE INDEX "employees_by_department" ON "employees" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "employees_by_position" ON "employees" USING btree ("company_id","position_id");--> statement-breakpoint
CREATE INDEX "employees_by_thai_name" ON "employees" USING btree ("company_id","first_name_th" collate "und-x-icu","last_name_th" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "employees_by_english_name" ON "employees" USING btree ("company_id","first_name" collate "und-x-icu","last_name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "employees_by_text" ON "employees" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_name_is_unique" UNIQUE("company_id","name_th");--> statement-breakpoint
ALTER TABLE "employees" ADD CONSTRAINT "employees_code_is_unique" UNIQUE("company_id","code");--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_name_is_unique" UNIQUE("company_id","name_th");