CREATE INDEX "farmer_quotas_despite_checks" ON "farmer_quotas" USING btree ("company_id","created_at","id") WHERE quota_status = 'verified'
  and jsonb_array_length(failed_checks -> 'th') > 0;