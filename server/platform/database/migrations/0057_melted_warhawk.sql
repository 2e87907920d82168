CREATE TABLE "line_awards" (
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"quantity" numeric NOT NULL,
	"of_quantity" numeric NOT NULL,
	CONSTRAINT "line_awards_order_id_line_id_pk" PRIMARY KEY("order_id","line_id"),
	CONSTRAINT "line_awards_quantity_least" CHECK ("line_awards"."quantity" >= 0),
	CONSTRAINT "line_awards_share" CHECK ("line_awards"."quantity" <= "line_awards"."of_quantity")
);
--> statement-breakpoint
ALTER TABLE "inquiry_lines" DROP CONSTRAINT "inquiry_lines_awarded_to_quotations_id_fk";
--> statement-breakpoint
DROP INDEX "orders_quotation";--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "rest_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "line_awards" ADD CONSTRAINT "line_awards_line_id_inquiry_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."inquiry_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_awards" ADD CONSTRAINT "line_awards_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "line_awards_line" ON "line_awards" USING btree ("line_id","quotation_id");--> statement-breakpoint
CREATE INDEX "line_awards_quotation" ON "line_awards" USING btree ("quotation_id");--> statement-breakpoint
CREATE INDEX "orders_quotation" ON "orders" USING btree ("quotation_id");--> statement-breakpoint
-- What was awarded in whole until now: each uncancelled order took the lines of its quotation, at the tier that it keeps.
INSERT INTO "line_awards" ("order_id", "line_id", "quotation_id", "quantity", "of_quantity")
SELECT o."id", l."id", l."awarded_to", n."quantity", n."quantity"
FROM "inquiry_lines" l
JOIN "orders" o ON o."quotation_id" = l."awarded_to" AND o."state" <> 'cancelled'
CROSS JOIN LATERAL (
  SELECT l."tiers"[least(cardinality(l."tiers"), coalesce((
    SELECT (a->>'tier')::int FROM jsonb_array_elements(o."agreed"->'lines') a WHERE (a->>'inquiryNo')::int = l."no" LIMIT 1
  ), 1))]::numeric AS "quantity"
) n;--> statement-breakpoint
ALTER TABLE "inquiry_lines" DROP COLUMN "awarded_to";--> statement-breakpoint
ALTER TABLE "line_awards" ADD CONSTRAINT "line_awards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action;
