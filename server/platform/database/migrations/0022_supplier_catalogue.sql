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
ALTER TABLE "products" DROP CONSTRAINT "products_state_known";--> statement-breakpoint
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
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_act" ON "product_import_rows" USING btree ("import_id","act","row");--> statement-breakpoint
CREATE INDEX "product_imports_ent" ON "product_imports" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "product_imports_created" ON "product_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_key" ON "products" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE INDEX "products_ent" ON "products" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_trade_term_known" CHECK ("products"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_payments_known" CHECK ("products"."payments" <@ array['prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit']::text[]);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_revision_least" CHECK ("products"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_known" CHECK ("products"."state" in ('draft', 'listed', 'hidden', 'deleted'));--> statement-breakpoint
UPDATE "products" SET "listed_at" = "created_at" WHERE "state" in ('listed', 'hidden');--> statement-breakpoint
UPDATE "products" SET "priced_at" = "updated_at" WHERE "price" is not null;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
