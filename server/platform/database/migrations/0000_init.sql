CREATE TABLE "counters" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "counters_kind_day_pk" PRIMARY KEY("kind","day")
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "captcha_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"secret_key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_verifications" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"values" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"price" numeric,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"per" text NOT NULL,
	"moq" numeric,
	"sample_price" numeric,
	"sample_moq" numeric,
	"brand" text DEFAULT '' NOT NULL,
	"overview" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"picture" jsonb,
	"state" text DEFAULT 'listed' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"search" "tsvector" NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_items" (
	"id" integer PRIMARY KEY NOT NULL,
	"dict_type" text NOT NULL,
	"parent_id" integer,
	"value" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"city" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"country_code" text DEFAULT 'CN' NOT NULL,
	"region_id" integer,
	"ent_type" text,
	"staff" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"processes" text[] DEFAULT '{}' NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"certificates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"capabilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sales_regions" text[] DEFAULT '{}' NOT NULL,
	"tendency_order" integer,
	"annual_capacity" jsonb,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo" text,
	"supplier_verified" boolean DEFAULT false NOT NULL,
	"supplier_level" text DEFAULT 'basic' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enterprises_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"ticket_hash" text,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"given_size" integer,
	"given_kind" text,
	"sha256" text NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_codes" (
	"target" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_codes_target_purpose_pk" PRIMARY KEY("target","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"keep_online" boolean DEFAULT false NOT NULL,
	"client" text DEFAULT 'web' NOT NULL,
	"system_from" text,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_type" smallint NOT NULL,
	"roles" text[] NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"username" text,
	"password_hash" text NOT NULL,
	"ent_id" uuid,
	"company_role" text,
	"is_finish" boolean DEFAULT false NOT NULL,
	"user_level" integer DEFAULT 0 NOT NULL,
	"auth_status" smallint DEFAULT 0 NOT NULL,
	"avatar" text,
	"lang" text DEFAULT 'cn' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"cny" numeric NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"buyer_id" uuid NOT NULL,
	"ent_id" uuid,
	"state" text NOT NULL,
	"title" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"processes" text[] DEFAULT '{}' NOT NULL,
	"certificates" text[] DEFAULT '{}' NOT NULL,
	"field" text,
	"currency" text,
	"payment_type" text,
	"trade_term" text,
	"delivery_place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"delivery_date" date,
	"deadline" timestamp with time zone,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"max_quotations" smallint DEFAULT 10 NOT NULL,
	"confidential" boolean DEFAULT false NOT NULL,
	"visibility" text DEFAULT 'public' NOT NULL,
	"invited" uuid[] DEFAULT '{}' NOT NULL,
	"draft" jsonb,
	"quotations" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "inquiry_agreements" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_agreements_inquiry_id_ent_id_pk" PRIMARY KEY("inquiry_id","ent_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"product" text NOT NULL,
	"specification" jsonb NOT NULL,
	"unit" text NOT NULL,
	"tiers" text[] NOT NULL,
	"annual" numeric,
	"target_price" numeric,
	"requirements" jsonb NOT NULL,
	"awarded_to" uuid
);
--> statement-breakpoint
CREATE TABLE "inquiry_matches" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_matches_inquiry_id_ent_id_pk" PRIMARY KEY("inquiry_id","ent_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_reads" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_reads_ent_id_inquiry_id_pk" PRIMARY KEY("ent_id","inquiry_id")
);
--> statement-breakpoint
CREATE TABLE "quotation_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quotation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"trade_term" text NOT NULL,
	"place" text NOT NULL,
	"payment_type" text NOT NULL,
	"lead_days" integer NOT NULL,
	"moq" numeric,
	"valid_until" date NOT NULL,
	"note" text,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"currency" text NOT NULL,
	"trade_term" text NOT NULL,
	"place" text NOT NULL,
	"payment_type" text NOT NULL,
	"lead_days" integer NOT NULL,
	"moq" numeric,
	"valid_until" date NOT NULL,
	"note" text,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"lines" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"refused_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text NOT NULL,
	"dedupe" text NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" uuid NOT NULL,
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"reason" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"recovery" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"product_name" jsonb NOT NULL,
	"specification" jsonb NOT NULL,
	"unit" text NOT NULL,
	"quantity" text NOT NULL,
	"price" text NOT NULL,
	"total" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"inquiry_number" text NOT NULL,
	"quotation_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_ent_id" uuid,
	"supplier_id" uuid NOT NULL,
	"supplier_ent_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"trade_term" text NOT NULL,
	"place" text NOT NULL,
	"payment_type" text NOT NULL,
	"lead_days" integer NOT NULL,
	"delivery_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "purchase_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"state" text NOT NULL,
	"message" jsonb NOT NULL,
	"certificates" jsonb NOT NULL,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"reason" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"ent_id" uuid,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"qualification" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"products" text[] NOT NULL,
	"certificates" text[] NOT NULL,
	"budget" numeric,
	"currency" text,
	"deadline" timestamp with time zone NOT NULL,
	"thumb" uuid,
	"banner" uuid,
	"applications" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"scope" text NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_terms_day_lang_scope_term_pk" PRIMARY KEY("day","lang","scope","term")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"file_id" uuid,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"ent_id" uuid,
	"state" text NOT NULL,
	"lang" text NOT NULL,
	"given" jsonb NOT NULL,
	"read" jsonb NOT NULL,
	"submissions" smallint DEFAULT 0 NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" jsonb,
	"first_reviewer_id" uuid,
	"reviewer_id" uuid,
	"expires_at" date,
	"told" integer[] DEFAULT '{}' NOT NULL,
	"submitted_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verification_applications_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "verification_documents" (
	"application_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"file_id" uuid NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"expires_at" date
);
--> statement-breakpoint
CREATE TABLE "verification_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_messages_created" ON "outbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "captcha_challenges_expires" ON "captcha_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "captcha_verifications_expires" ON "captcha_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "products"."state" = 'listed';--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "products_ent" ON "products" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "dict_items_type" ON "dict_items" USING btree ("dict_type");--> statement-breakpoint
CREATE INDEX "enterprises_verified" ON "enterprises" USING btree ("supplier_verified");--> statement-breakpoint
CREATE INDEX "enterprises_categories" ON "enterprises" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_subject" ON "files" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "files_ticket" ON "files" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "message_codes_expires" ON "message_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_ends" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE INDEX "users_ent" ON "users" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "inquiries_state_published" ON "inquiries" USING btree ("state","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiries_deadline" ON "inquiries" USING btree ("state","deadline");--> statement-breakpoint
CREATE INDEX "inquiries_buyer" ON "inquiries" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "inquiries_ent" ON "inquiries" USING btree ("ent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_lines_no" ON "inquiry_lines" USING btree ("inquiry_id","no");--> statement-breakpoint
CREATE INDEX "inquiry_lines_product" ON "inquiry_lines" USING btree ("product");--> statement-breakpoint
CREATE INDEX "inquiry_matches_ent" ON "inquiry_matches" USING btree ("ent_id","score" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_revisions_no" ON "quotation_revisions" USING btree ("quotation_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_revisions_key" ON "quotation_revisions" USING btree ("client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_one" ON "quotations" USING btree ("inquiry_id","ent_id");--> statement-breakpoint
CREATE INDEX "quotations_ent" ON "quotations" USING btree ("ent_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "notices_dedupe" ON "notices" USING btree ("user_id","dedupe");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "operator_audit_at" ON "operator_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "operator_audit_subject" ON "operator_audit" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_no" ON "order_lines" USING btree ("order_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quotation" ON "orders" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "orders_buyer_ent" ON "orders" USING btree ("buyer_ent_id");--> statement-breakpoint
CREATE INDEX "orders_supplier_ent" ON "orders" USING btree ("supplier_ent_id");--> statement-breakpoint
CREATE INDEX "orders_inquiry" ON "orders" USING btree ("inquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_applications_one" ON "purchase_applications" USING btree ("purchase_id","ent_id");--> statement-breakpoint
CREATE INDEX "purchase_applications_ent" ON "purchase_applications" USING btree ("ent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_key" ON "purchases" USING btree ("buyer_id","client_key");--> statement-breakpoint
CREATE INDEX "purchases_published" ON "purchases" USING btree ("state","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchases_deadline" ON "purchases" USING btree ("state","deadline");--> statement-breakpoint
CREATE INDEX "purchases_ent" ON "purchases" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "purchases_products" ON "purchases" USING gin ("products");--> statement-breakpoint
CREATE INDEX "purchases_certificates" ON "purchases" USING gin ("certificates");--> statement-breakpoint
CREATE INDEX "licence_readings_created" ON "licence_readings" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_open" ON "verification_applications" USING btree ("applicant_id","kind") WHERE state in ('draft', 'submitted', 'moreAsked');--> statement-breakpoint
CREATE INDEX "verification_state" ON "verification_applications" USING btree ("state","submitted_at");--> statement-breakpoint
CREATE INDEX "verification_applicant" ON "verification_applications" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "verification_ent" ON "verification_applications" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "verification_expires" ON "verification_applications" USING btree ("expires_at") WHERE state = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "verification_documents_place" ON "verification_documents" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "verification_documents_file" ON "verification_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "verification_history_application" ON "verification_history" USING btree ("application_id","id");