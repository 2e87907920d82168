ALTER TABLE "products" ADD COLUMN "search_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_version" ON "products" USING btree ("search_version");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_search_version_least" CHECK ("products"."search_version" >= 0);