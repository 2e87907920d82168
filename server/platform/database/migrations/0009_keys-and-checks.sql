-- Rows of older versions are brought to what the keys and checks below hold them to; none of what was traded or decided goes.
-- Who was there before seats were owns the company (identity/rules.ts said so of an empty seat); without a company no seat.
UPDATE "users" SET "company_role" = 'owner' WHERE "ent_id" IS NOT NULL AND "company_role" IS NULL AND "user_type" <> 4;
--> statement-breakpoint
UPDATE "users" SET "company_role" = NULL WHERE "ent_id" IS NULL AND "company_role" IS NOT NULL;
--> statement-breakpoint
UPDATE "users" SET "suspended_reason" = NULL WHERE "suspended_at" IS NULL AND "suspended_reason" IS NOT NULL;
--> statement-breakpoint
-- What belonged to nobody but a person, a session or a file that is gone.
DELETE FROM "sessions" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id);
--> statement-breakpoint
DELETE FROM "spent_refresh_tokens" x WHERE NOT EXISTS (SELECT 1 FROM "sessions" s WHERE s.id = x.session_id);
--> statement-breakpoint
DELETE FROM "known_devices" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id);
--> statement-breakpoint
DELETE FROM "invite_links" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id);
--> statement-breakpoint
DELETE FROM "appeals" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id);
--> statement-breakpoint
DELETE FROM "notices" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id AND u.removed_at IS NULL);
--> statement-breakpoint
DELETE FROM "inquiry_alerts" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id AND u.removed_at IS NULL);
--> statement-breakpoint
DELETE FROM "operator_factors" x WHERE NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.user_id);
--> statement-breakpoint
DELETE FROM "licence_readings" x WHERE (x.owner_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.owner_id))
  OR (x.file_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "files" f WHERE f.id = x.file_id));
--> statement-breakpoint
DELETE FROM "message_codes" WHERE "purpose" NOT IN ('register', 'login', 'reset', 'bind', 'confirm');
--> statement-breakpoint
UPDATE "users" x SET "inviter_id" = NULL WHERE x.inviter_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = x.inviter_id);
--> statement-breakpoint
UPDATE "purchases" x SET "thumb" = NULL WHERE x.thumb IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "files" f WHERE f.id = x.thumb);
--> statement-breakpoint
UPDATE "purchases" x SET "banner" = NULL WHERE x.banner IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "files" f WHERE f.id = x.banner);
--> statement-breakpoint
UPDATE "inquiry_lines" x SET "awarded_to" = NULL WHERE x.awarded_to IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "quotations" q WHERE q.id = x.awarded_to);
--> statement-breakpoint
UPDATE "files" SET "subject_kind" = NULL, "subject_id" = NULL WHERE num_nulls("subject_kind", "subject_id") = 1;
--> statement-breakpoint
UPDATE "verification_claims" SET "answered_by" = NULL, "answered_at" = NULL, "state" = 'open' WHERE num_nulls("answered_by", "answered_at") > 0;
--> statement-breakpoint
UPDATE "orders" SET "disputed_from" = NULL, "disputed_by" = NULL, "disputed_at" = NULL, "escalated_at" = NULL
WHERE num_nulls("disputed_from", "disputed_by", "disputed_at") > 0;
--> statement-breakpoint
-- Whom kept records name and nobody has any more: rows as the deletion of an account leaves them, and companies without anything.
INSERT INTO "users" ("id", "user_type", "roles", "password_hash", "suspended_at", "removed_at")
SELECT n.id, 2, '{}', 'none', now(), now() FROM (
  SELECT "owner_id" AS id FROM "files" UNION SELECT "user_id" FROM "agreements"
  UNION SELECT "updated_by" FROM "settings" UNION SELECT "updated_by" FROM "dict_changes"
  UNION SELECT "operator_id" FROM "operator_audit"
  UNION SELECT "buyer_id" FROM "inquiries" UNION SELECT "user_id" FROM "inquiry_agreements"
  UNION SELECT "user_id" FROM "quotations" UNION SELECT "user_id" FROM "quotation_revisions"
  UNION SELECT "updated_by" FROM "quotation_assumptions"
  UNION SELECT "buyer_id" FROM "orders" UNION SELECT "supplier_id" FROM "orders" UNION SELECT "user_id" FROM "order_events"
  UNION SELECT "buyer_id" FROM "purchases" UNION SELECT "user_id" FROM "purchase_applications"
  UNION SELECT "inviter_id" FROM "seat_invitations" UNION SELECT "actor_id" FROM "seat_history"
  UNION SELECT "applicant_id" FROM "verification_applications" UNION SELECT "first_reviewer_id" FROM "verification_applications"
  UNION SELECT "reviewer_id" FROM "verification_applications" UNION SELECT "actor_id" FROM "verification_history"
  UNION SELECT "answered_by" FROM "verification_claims"
) n WHERE n.id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u.id = n.id);
--> statement-breakpoint
INSERT INTO "enterprises" ("id", "slug", "name")
SELECT n.id, 'c-' || n.id, '{}' FROM (
  SELECT "ent_id" AS id FROM "users" UNION SELECT "ent_id" FROM "products"
  UNION SELECT "ent_id" FROM "inquiries" UNION SELECT "ent_id" FROM "inquiry_matches" UNION SELECT "ent_id" FROM "inquiry_reads"
  UNION SELECT "ent_id" FROM "inquiry_agreements" UNION SELECT "ent_id" FROM "quotations"
  UNION SELECT "buyer_ent_id" FROM "orders" UNION SELECT "supplier_ent_id" FROM "orders"
  UNION SELECT "ent_id" FROM "purchases" UNION SELECT "ent_id" FROM "purchase_applications"
  UNION SELECT "ent_id" FROM "seat_invitations" UNION SELECT "ent_id" FROM "seat_history"
  UNION SELECT "ent_id" FROM "verification_applications" UNION SELECT "ent_id" FROM "verification_claims"
) n WHERE n.id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "enterprises" e WHERE e.id = n.id);
--> statement-breakpoint
INSERT INTO "files" ("id", "key", "name", "type", "size", "sha256", "subject_kind", "subject_id")
SELECT DISTINCT ON (d.file_id) d.file_id, 'gone/' || d.file_id, 'gone', 'application/octet-stream', 0, '', 'verification', d.application_id
FROM "verification_documents" d WHERE NOT EXISTS (SELECT 1 FROM "files" f WHERE f.id = d.file_id);
--> statement-breakpoint
-- One company a credit code: who is verified as a supplier keeps it, else who was there first. The number of the others is
-- free, as after a verification was taken back; the desk sees a company without one.
UPDATE "enterprises" e SET "profile" = e.profile - 'creditCode' - 'verifiedName' WHERE e.profile->>'creditCode' IS NOT NULL AND EXISTS (
  SELECT 1 FROM "enterprises" o WHERE o.profile->>'creditCode' = e.profile->>'creditCode' AND o.id <> e.id
    AND (o.supplier_verified, e.created_at, e.id) > (e.supplier_verified, o.created_at, o.id)
);
--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ALTER COLUMN "duty_percent" SET DATA TYPE numeric USING "duty_percent"::numeric;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "quantity" SET DATA TYPE numeric USING "quantity"::numeric;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "price" SET DATA TYPE numeric USING "price"::numeric;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_links" ADD CONSTRAINT "invite_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_refresh_tokens" ADD CONSTRAINT "spent_refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD CONSTRAINT "inquiry_agreements_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_awarded_to_quotations_id_fk" FOREIGN KEY ("awarded_to") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_matches" ADD CONSTRAINT "inquiry_matches_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ADD CONSTRAINT "quotation_assumptions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ADD CONSTRAINT "quotation_assumptions_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_applications" ADD CONSTRAINT "purchase_applications_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_application_id_verification_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."verification_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_application_id_verification_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."verification_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_history" ADD CONSTRAINT "verification_history_application_id_verification_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."verification_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enterprises_credit_code" ON "enterprises" USING btree ((profile->>'creditCode'));--> statement-breakpoint
CREATE INDEX "appeals_user" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_thumb" ON "purchases" USING btree ("thumb");--> statement-breakpoint
CREATE INDEX "purchases_banner" ON "purchases" USING btree ("banner");--> statement-breakpoint
CREATE INDEX "licence_readings_owner" ON "licence_readings" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "licence_readings_file" ON "licence_readings" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind_known" CHECK ("outbox_messages"."kind" in ('mail', 'sms'));--> statement-breakpoint
ALTER TABLE "captcha_challenges" ADD CONSTRAINT "captcha_challenges_type_known" CHECK ("captcha_challenges"."type" in ('blockPuzzle', 'clickWord'));--> statement-breakpoint
ALTER TABLE "captcha_verifications" ADD CONSTRAINT "captcha_verifications_type_known" CHECK ("captcha_verifications"."type" in ('blockPuzzle', 'clickWord'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_known" CHECK ("products"."state" in ('listed', 'hidden'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_currency_known" CHECK ("products"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_least" CHECK ("products"."price" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_moq_least" CHECK ("products"."moq" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sample_price_least" CHECK ("products"."sample_price" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sample_moq_least" CHECK ("products"."sample_moq" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_views_least" CHECK ("products"."views" >= 0);--> statement-breakpoint
ALTER TABLE "dict_changes" ADD CONSTRAINT "dict_changes_dict_type_known" CHECK ("dict_changes"."dict_type" in ('trade_proportion', 'position', 'department', 'how_to_know', 'attention_exhibition', 'enterprise_type', 'Staff_number', 'ent_field', 'process_type', 'certified_product', 'factory_area', 'annual_output_value', 'system_certification', 'sales_regions', 'research_team', 'system_software', 'tendency_order', 'your_area', 'ent_main_product', 'industry_services'));--> statement-breakpoint
ALTER TABLE "dict_items" ADD CONSTRAINT "dict_items_dict_type_known" CHECK ("dict_items"."dict_type" in ('trade_proportion', 'position', 'department', 'how_to_know', 'attention_exhibition', 'enterprise_type', 'Staff_number', 'ent_field', 'process_type', 'certified_product', 'factory_area', 'annual_output_value', 'system_certification', 'sales_regions', 'research_team', 'system_software', 'tendency_order', 'your_area', 'ent_main_product', 'industry_services'));--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_supplier_level_known" CHECK ("enterprises"."supplier_level" in ('basic', 'ordinary', 'senior', 'silver', 'golden', 'diamond'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subject_kind_together" CHECK (num_nulls("files"."subject_kind", "files"."subject_id") in (0, 2));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_size_least" CHECK ("files"."size" >= 0);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_given_size_least" CHECK ("files"."given_size" >= 0);--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_document_known" CHECK ("agreements"."document" in ('registrationProtocol', 'serviceTreaty', 'privacyTreaty'));--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_lang_known" CHECK ("agreements"."lang" in ('cn', 'en', 'es'));--> statement-breakpoint
ALTER TABLE "message_codes" ADD CONSTRAINT "message_codes_purpose_known" CHECK ("message_codes"."purpose" in ('register', 'login', 'reset', 'bind', 'confirm'));--> statement-breakpoint
ALTER TABLE "message_codes" ADD CONSTRAINT "message_codes_tries_least" CHECK ("message_codes"."tries" >= 0);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_seat" CHECK (("users"."ent_id" is null and "users"."company_role" is null) or ("users"."ent_id" is not null and ("users"."company_role" is not null or "users"."user_type" = 4)));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_suspended_reason" CHECK ("users"."suspended_reason" is null or "users"."suspended_at" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_user_type_known" CHECK ("users"."user_type" in (1, 2, 3, 4, 5, 9, 15));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_company_role_known" CHECK ("users"."company_role" in ('owner', 'administrator', 'purchasing', 'sales', 'reader', 'service'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_auth_status_known" CHECK ("users"."auth_status" in (0, 1));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_lang_known" CHECK ("users"."lang" in ('cn', 'en', 'es'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['ROLE_BUYER', 'ROLE_GYS', 'ROLE_SERVICE_PROVIDER', 'ROLR_ENTERPRISE_CUSTOMER', 'ROLE_VIEWER', 'ROLE_OPERATOR']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_user_level_least" CHECK ("users"."user_level" >= 0);--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_currency_known" CHECK ("exchange_rates"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_cny_least" CHECK ("exchange_rates"."cny" >= 0);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_state_known" CHECK ("inquiries"."state" in ('draft', 'quoting', 'outOfDate', 'awarded', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_currency_known" CHECK ("inquiries"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_payment_type_known" CHECK ("inquiries"."payment_type" in ('prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_trade_term_known" CHECK ("inquiries"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_visibility_known" CHECK ("inquiries"."visibility" in ('public', 'invited'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_published" CHECK ("inquiries"."state" = 'draft' or num_nulls("inquiries"."number", "inquiries"."currency", "inquiries"."payment_type", "inquiries"."trade_term", "inquiries"."delivery_date", "inquiries"."deadline", "inquiries"."published_at") = 0);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_max_quotations" CHECK ("inquiries"."max_quotations" between 1 and 50);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_quotations_least" CHECK ("inquiries"."quotations" >= 0);--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_annual_least" CHECK ("inquiry_lines"."annual" >= 0);--> statement-breakpoint
ALTER TABLE "inquiry_lines" ADD CONSTRAINT "inquiry_lines_target_price_least" CHECK ("inquiry_lines"."target_price" >= 0);--> statement-breakpoint
ALTER TABLE "inquiry_matches" ADD CONSTRAINT "inquiry_matches_score" CHECK ("inquiry_matches"."score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ADD CONSTRAINT "quotation_assumptions_currency_known" CHECK ("quotation_assumptions"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ADD CONSTRAINT "quotation_assumptions_duty_percent_least" CHECK ("quotation_assumptions"."duty_percent" >= 0);--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_currency_known" CHECK ("quotation_revisions"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_trade_term_known" CHECK ("quotation_revisions"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_payment_type_known" CHECK ("quotation_revisions"."payment_type" in ('prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'));--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_lead_days_least" CHECK ("quotation_revisions"."lead_days" >= 0);--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_moq_least" CHECK ("quotation_revisions"."moq" >= 0);--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_revision_least" CHECK ("quotation_revisions"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_state_known" CHECK ("quotations"."state" in ('submitted', 'accepted', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_currency_known" CHECK ("quotations"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_trade_term_known" CHECK ("quotations"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_payment_type_known" CHECK ("quotations"."payment_type" in ('prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_lead_days_least" CHECK ("quotations"."lead_days" >= 0);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_moq_least" CHECK ("quotations"."moq" >= 0);--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_revision_least" CHECK ("quotations"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountExport', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'person.suspend', 'person.reinstate', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_step_known" CHECK ("order_events"."step" in ('create', 'confirm', 'produce', 'ship', 'receive', 'complete', 'cancel', 'dispute', 'drop', 'settle', 'statement', 'agree', 'escalate', 'decide'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_state_known" CHECK ("order_events"."state" in ('toConfirm', 'confirmed', 'inProduction', 'shipped', 'received', 'completed', 'cancelled', 'dispute'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_party_known" CHECK ("order_events"."party" in ('buyer', 'supplier', 'operator'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_offer_known" CHECK ("order_events"."offer" in ('resume', 'completed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_quantity_least" CHECK ("order_lines"."quantity" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_price_least" CHECK ("order_lines"."price" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_total_least" CHECK ("order_lines"."total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_state_known" CHECK ("orders"."state" in ('toConfirm', 'confirmed', 'inProduction', 'shipped', 'received', 'completed', 'cancelled', 'dispute'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency_known" CHECK ("orders"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_term_known" CHECK ("orders"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_type_known" CHECK ("orders"."payment_type" in ('prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed_from_known" CHECK ("orders"."disputed_from" in ('toConfirm', 'confirmed', 'inProduction', 'shipped', 'received', 'completed', 'cancelled', 'dispute'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed_by_known" CHECK ("orders"."disputed_by" in ('buyer', 'supplier'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed_from_together" CHECK (num_nulls("orders"."disputed_from", "orders"."disputed_by", "orders"."disputed_at") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_escalated" CHECK ("orders"."escalated_at" is null or "orders"."disputed_at" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_least" CHECK ("orders"."total" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_lead_days_least" CHECK ("orders"."lead_days" >= 0);--> statement-breakpoint
ALTER TABLE "purchase_applications" ADD CONSTRAINT "purchase_applications_state_known" CHECK ("purchase_applications"."state" in ('submitted', 'accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_state_known" CHECK ("purchases"."state" in ('open', 'awarded', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_currency_known" CHECK ("purchases"."currency" in ('CNY', 'EUR', 'USD'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_budget" CHECK ("purchases"."budget" is null or "purchases"."currency" is not null);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_budget_least" CHECK ("purchases"."budget" >= 0);--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_applications_least" CHECK ("purchases"."applications" >= 0);--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_lang_known" CHECK ("search_terms"."lang" in ('cn', 'en', 'es'));--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_scope_known" CHECK ("search_terms"."scope" in ('products', 'suppliers', 'inquiries'));--> statement-breakpoint
ALTER TABLE "search_terms" ADD CONSTRAINT "search_terms_count_least" CHECK ("search_terms"."count" >= 1);--> statement-breakpoint
ALTER TABLE "seat_history" ADD CONSTRAINT "seat_history_act_known" CHECK ("seat_history"."act" in ('invited', 'resent', 'withdrawn', 'accepted', 'declined', 'changed', 'removed', 'left', 'handedOver'));--> statement-breakpoint
ALTER TABLE "seat_history" ADD CONSTRAINT "seat_history_seat_before_known" CHECK ("seat_history"."seat_before" in ('owner', 'administrator', 'purchasing', 'sales', 'reader', 'service'));--> statement-breakpoint
ALTER TABLE "seat_history" ADD CONSTRAINT "seat_history_seat_after_known" CHECK ("seat_history"."seat_after" in ('owner', 'administrator', 'purchasing', 'sales', 'reader', 'service'));--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_seat_known" CHECK ("seat_invitations"."seat" in ('administrator', 'purchasing', 'sales', 'reader'));--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_state_known" CHECK ("seat_invitations"."state" in ('open', 'accepted', 'declined', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_kind_known" CHECK ("verification_applications"."kind" in ('personal', 'enterprise', 'supplier', 'thirdParty'));--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_state_known" CHECK ("verification_applications"."state" in ('draft', 'submitted', 'moreAsked', 'approved', 'rejected', 'withdrawn', 'lapsed', 'revoked'));--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_lang_known" CHECK ("verification_applications"."lang" in ('cn', 'en', 'es'));--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_authority_known" CHECK ("verification_applications"."authority" in ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_submissions_least" CHECK ("verification_applications"."submissions" >= 0);--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_state_known" CHECK ("verification_claims"."state" in ('open', 'invited', 'contested'));--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_answered_by_together" CHECK (num_nulls("verification_claims"."answered_by", "verification_claims"."answered_at") in (0, 2));--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_answered" CHECK (("verification_claims"."state" = 'open') = ("verification_claims"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_type_known" CHECK ("verification_documents"."type" in ('businessLicence', 'registrationCertificate', 'idDocument', 'employmentProof', 'authorisation', 'systemCertificate', 'qualification'));--> statement-breakpoint
ALTER TABLE "verification_history" ADD CONSTRAINT "verification_history_event_known" CHECK ("verification_history"."event" in ('submitted', 'resubmitted', 'moreAsked', 'firstApproved', 'approved', 'rejected', 'withdrawn', 'lapsed', 'revoked'));--> statement-breakpoint
ALTER TABLE "verification_history" ADD CONSTRAINT "verification_history_by_known" CHECK ("verification_history"."by" in ('applicant', 'operator', 'system'));
--> statement-breakpoint
-- Keys from one room to another: server/keys.ts.
ALTER TABLE "users" ADD CONSTRAINT "users_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_alerts" ADD CONSTRAINT "inquiry_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "dict_changes" ADD CONSTRAINT "dict_changes_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "operator_factors" ADD CONSTRAINT "operator_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_matches" ADD CONSTRAINT "inquiry_matches_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD CONSTRAINT "inquiry_agreements_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD CONSTRAINT "inquiry_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD CONSTRAINT "quotation_revisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "quotation_assumptions" ADD CONSTRAINT "quotation_assumptions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_ent_id_enterprises_id_fk" FOREIGN KEY ("buyer_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_id_users_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supplier_ent_id_enterprises_id_fk" FOREIGN KEY ("supplier_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_thumb_files_id_fk" FOREIGN KEY ("thumb") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_banner_files_id_fk" FOREIGN KEY ("banner") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchase_applications" ADD CONSTRAINT "purchase_applications_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "purchase_applications" ADD CONSTRAINT "purchase_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "seat_invitations" ADD CONSTRAINT "seat_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "seat_history" ADD CONSTRAINT "seat_history_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "seat_history" ADD CONSTRAINT "seat_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_first_reviewer_id_users_id_fk" FOREIGN KEY ("first_reviewer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_applications" ADD CONSTRAINT "verification_applications_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_documents" ADD CONSTRAINT "verification_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_history" ADD CONSTRAINT "verification_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "licence_readings" ADD CONSTRAINT "licence_readings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "licence_readings" ADD CONSTRAINT "licence_readings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE cascade;
