CREATE TABLE "search_history" (
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"term" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_history_user_id_scope_term_pk" PRIMARY KEY("user_id","scope","term"),
	CONSTRAINT "search_history_scope_known" CHECK ("search_history"."scope" in ('products', 'suppliers', 'inquiries')),
	CONSTRAINT "search_history_count_least" CHECK ("search_history"."count" >= 1)
);
--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "open_search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "search_history_newest" ON "search_history" USING btree ("user_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_history_old" ON "search_history" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "products_open_search" ON "products" USING gin ("open_search");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
