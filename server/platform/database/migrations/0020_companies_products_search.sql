CREATE TABLE "business_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"shows" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_cards_shows_known" CHECK ("business_cards"."shows" <@ array['phone', 'email', 'address']::text[])
);
--> statement-breakpoint
CREATE TABLE "card_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_ent_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_exchanges_state_known" CHECK ("card_exchanges"."state" in ('pending', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "held_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" uuid,
	"ent_id" uuid,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_cards_person" UNIQUE("owner_id","person_id"),
	CONSTRAINT "held_cards_company" UNIQUE("owner_id","ent_id"),
	CONSTRAINT "held_cards_of_one" CHECK (num_nonnulls("held_cards"."person_id", "held_cards"."ent_id") = 1),
	CONSTRAINT "held_cards_source_known" CHECK ("held_cards"."source" in ('exchange', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"import_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"act" text NOT NULL,
	"product_id" uuid,
	"revision" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"name" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "product_import_rows_import_id_row_pk" PRIMARY KEY("import_id","row"),
	CONSTRAINT "product_import_rows_act_known" CHECK ("product_import_rows"."act" in ('new', 'change', 'same', 'fault'))
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"rows_found" integer NOT NULL,
	"fresh" integer NOT NULL,
	"changed" integer NOT NULL,
	"same" integer NOT NULL,
	"faults" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_imports_state_known" CHECK ("product_imports"."state" in ('checked', 'running', 'done')),
	CONSTRAINT "product_imports_done_least" CHECK ("product_imports"."done" >= 0),
	CONSTRAINT "product_imports_skipped_least" CHECK ("product_imports"."skipped" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"how" text NOT NULL,
	"was" jsonb,
	"now" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "product_prices_how_known" CHECK ("product_prices"."how" in ('edit', 'bulk', 'import'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" numeric,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "collections_currency_known" CHECK ("collections"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "collections_price_least" CHECK ("collections"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"user_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_follows_user_id_ent_id_pk" PRIMARY KEY("user_id","ent_id")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interests_user_id_kind_slug_pk" PRIMARY KEY("user_id","kind","slug"),
	CONSTRAINT "interests_kind_known" CHECK ("interests"."kind" in ('material', 'process'))
);
--> statement-breakpoint
CREATE TABLE "listed_news" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person_follows" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_follows_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "footprint_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"recording" boolean DEFAULT true NOT NULL,
	"named" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "footprints_kind_known" CHECK ("footprints"."kind" in ('product', 'company', 'inquiry', 'purchase', 'search')),
	CONSTRAINT "footprints_seconds_least" CHECK ("footprints"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visits_once" UNIQUE NULLS NOT DISTINCT("ent_id","visitor_id","day","product_id"),
	CONSTRAINT "visits_times_least" CHECK ("visits"."times" >= 1)
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"ent_id" uuid NOT NULL,
	"shown" integer NOT NULL,
	"sum" integer NOT NULL,
	"best" integer NOT NULL,
	CONSTRAINT "search_places_day_term_ent_id_pk" PRIMARY KEY("day","term","ent_id"),
	CONSTRAINT "search_places_shown_least" CHECK ("search_places"."shown" >= 1),
	CONSTRAINT "search_places_best_least" CHECK ("search_places"."best" >= 1)
);
--> statement-breakpoint
CREATE TABLE "company_sites" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published" integer,
	"published_at" timestamp with time zone,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_sites_revision_least" CHECK ("company_sites"."revision" >= 1),
	CONSTRAINT "company_sites_last_least" CHECK ("company_sites"."last" >= 0),
	CONSTRAINT "company_sites_published_known" CHECK ("company_sites"."published" is null or "company_sites"."published" between 1 and "company_sites"."last")
);
--> statement-breakpoint
CREATE TABLE "site_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"client_key" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"duty" jsonb NOT NULL,
	"phone" text NOT NULL,
	"mail" text NOT NULL,
	"languages" text[] NOT NULL,
	"hours" jsonb,
	"shown_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_contacts_shown_to_known" CHECK ("site_contacts"."shown_to" in ('everybody', 'members', 'identified', 'partners'))
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"ent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_ent_id_number_pk" PRIMARY KEY("ent_id","number"),
	CONSTRAINT "site_versions_number_least" CHECK ("site_versions"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_state_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_ent";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "pictures" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "intro" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tiers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "trade_term" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "term_place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_included" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "payments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "priced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "open_search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "facts_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_ent_id_company_sites_ent_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."company_sites"("ent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_exchanges_pending" ON "card_exchanges" USING btree ("from_user_id","to_ent_id") WHERE "card_exchanges"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "card_exchanges_from" ON "card_exchanges" USING btree ("from_user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_exchanges_to" ON "card_exchanges" USING btree ("to_ent_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_exchanges_answered_by" ON "card_exchanges" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "held_cards_newest" ON "held_cards" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "held_cards_person_id" ON "held_cards" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "held_cards_ent_id" ON "held_cards" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "product_import_rows_act" ON "product_import_rows" USING btree ("import_id","act","row");--> statement-breakpoint
CREATE INDEX "product_imports_ent" ON "product_imports" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "product_imports_created" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_follows_ent" ON "company_follows" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "interests_slug" ON "interests" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "listed_news_untold" ON "listed_news" USING btree ("told_at","product_id");--> statement-breakpoint
CREATE INDEX "person_follows_person" ON "person_follows" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "footprints_newest" ON "footprints" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "footprints_old" ON "footprints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("ent_id","day");--> statement-breakpoint
CREATE INDEX "visits_visitor" ON "visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "visits_old" ON "visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_places_ent" ON "search_places" USING btree ("ent_id","day");--> statement-breakpoint
CREATE INDEX "company_sites_published" ON "company_sites" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "site_contacts_ent" ON "site_contacts" USING btree ("ent_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_contacts_key" ON "site_contacts" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "site_contacts_person" ON "site_contacts" USING btree ("ent_id","user_id");--> statement-breakpoint
CREATE INDEX "site_contacts_user" ON "site_contacts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_key" ON "products" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE INDEX "products_open_search" ON "products" USING gin ("open_search");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "products_ent" ON "products" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_trade_term_known" CHECK ("products"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_payments_known" CHECK ("products"."payments" <@ array['prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit']::text[]);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_revision_least" CHECK ("products"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_known" CHECK ("products"."state" in ('draft', 'listed', 'hidden', 'deleted'));--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_facts_revision_least" CHECK ("enterprises"."facts_revision" >= 0);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'cardRequested', 'cardExchanged'));
--> statement-breakpoint
ALTER TABLE "company_sites" ADD CONSTRAINT "company_sites_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "site_contacts" ADD CONSTRAINT "site_contacts_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "site_contacts" ADD CONSTRAINT "site_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
UPDATE "products" SET "listed_at" = "created_at" WHERE "state" in ('listed', 'hidden');
--> statement-breakpoint
UPDATE "products" SET "priced_at" = "updated_at" WHERE "price" is not null;
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "listed_news" ADD CONSTRAINT "listed_news_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "business_cards" ADD CONSTRAINT "business_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_to_ent_id_enterprises_id_fk" FOREIGN KEY ("to_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "footprint_settings" ADD CONSTRAINT "footprint_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "search_places" ADD CONSTRAINT "search_places_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
