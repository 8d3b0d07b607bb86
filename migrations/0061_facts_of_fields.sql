ALTER TABLE "catalogue_fields" ADD COLUMN "is_read_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "default_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "choices" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "formula" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "condition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_fields" ADD COLUMN "external_target" text DEFAULT '' NOT NULL;--> statement-breakpoint
SELECT name_tables('{}', '{
  "is_read_only": "อ่านอย่างเดียวหรือไม่ | Whether it is read-only",
  "default_value": "ค่าเริ่มต้น | Default value",
  "choices": "ตัวเลือก | Choices",
  "formula": "สูตรหรือที่มาของค่า | Formula or source of the value",
  "condition": "เงื่อนไข | Condition",
  "external_target": "ฟีเจอร์ของบริษัทหรือระบบอื่น | Feature of another company or system"
}');
