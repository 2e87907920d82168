CREATE TABLE "quotation_prices" (
	"quotation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"tier" smallint NOT NULL,
	"price" numeric,
	CONSTRAINT "quotation_prices_quotation_id_revision_line_id_tier_pk" PRIMARY KEY("quotation_id","revision","line_id","tier"),
	CONSTRAINT "quotation_prices_price_least" CHECK ("quotation_prices"."price" >= 0),
	CONSTRAINT "quotation_prices_tier_least" CHECK ("quotation_prices"."tier" >= 1)
);
--> statement-breakpoint
ALTER TABLE "quotation_prices" ADD CONSTRAINT "quotation_prices_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_prices" ADD CONSTRAINT "quotation_prices_line_id_inquiry_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."inquiry_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_prices_line" ON "quotation_prices" USING btree ("line_id");--> statement-breakpoint
-- The prices of every revision leave the lines' JSON; what is said of the lines stays there.
INSERT INTO "quotation_prices" ("quotation_id", "revision", "line_id", "tier", "price")
SELECT p.id, p.revision, (l.line->>'lineId')::uuid, t.no, t.price::numeric
FROM (
  SELECT "quotation_id" AS id, "revision", "lines" FROM "quotation_revisions"
  UNION ALL SELECT "id", "revision", "lines" FROM "quotations"
) p
CROSS JOIN LATERAL jsonb_array_elements(p.lines) AS l(line)
CROSS JOIN LATERAL jsonb_array_elements_text(l.line->'prices') WITH ORDINALITY AS t(price, no)
WHERE EXISTS (SELECT 1 FROM "inquiry_lines" i WHERE i.id = (l.line->>'lineId')::uuid)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "quotations" SET "lines" = coalesce((
  SELECT jsonb_agg(l.line - 'prices' ORDER BY l.no) FROM jsonb_array_elements("lines") WITH ORDINALITY AS l(line, no)
), '[]');
--> statement-breakpoint
UPDATE "quotation_revisions" SET "lines" = coalesce((
  SELECT jsonb_agg(l.line - 'prices' ORDER BY l.no) FROM jsonb_array_elements("lines") WITH ORDINALITY AS l(line, no)
), '[]');
