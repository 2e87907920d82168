CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"lang" text NOT NULL,
	"scope" text NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_lang_scope_term_pk" PRIMARY KEY("day","lang","scope","term"),
	CONSTRAINT "search_misses_lang_known" CHECK ("search_misses"."lang" in ('cn', 'en', 'es')),
	CONSTRAINT "search_misses_scope_known" CHECK ("search_misses"."scope" in ('products', 'suppliers', 'inquiries')),
	CONSTRAINT "search_misses_count_least" CHECK ("search_misses"."count" >= 1)
);
--> statement-breakpoint
ALTER TABLE "footprints" ADD COLUMN "ent_id" uuid;--> statement-breakpoint
CREATE INDEX "collections_product" ON "collections" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "footprints_ent" ON "footprints" USING btree ("ent_id","created_at") WHERE ent_id is not null;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
UPDATE "footprints" f SET "ent_id" = e."id" FROM "enterprises" e WHERE f."kind" = 'company' AND f."subject" = e."id"::text AND f."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = f."user_id" AND u."ent_id" = e."id");--> statement-breakpoint
UPDATE "footprints" f SET "ent_id" = p."ent_id" FROM "products" p WHERE f."kind" = 'product' AND f."subject" = p."id"::text AND f."user_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "users" u WHERE u."id" = f."user_id" AND u."ent_id" = p."ent_id");
