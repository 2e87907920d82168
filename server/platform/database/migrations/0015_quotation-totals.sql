CREATE TABLE "quotation_assumed_costs" (
	"quotation_id" uuid NOT NULL,
	"tier" smallint NOT NULL,
	"freight" numeric,
	"other" numeric,
	CONSTRAINT "quotation_assumed_costs_quotation_id_tier_pk" PRIMARY KEY("quotation_id","tier"),
	CONSTRAINT "quotation_assumed_costs_tier_least" CHECK ("quotation_assumed_costs"."tier" >= 1),
	CONSTRAINT "quotation_assumed_costs_freight_least" CHECK ("quotation_assumed_costs"."freight" >= 0),
	CONSTRAINT "quotation_assumed_costs_other_least" CHECK ("quotation_assumed_costs"."other" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotation_totals" (
	"quotation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"tier" smallint NOT NULL,
	"total" numeric,
	CONSTRAINT "quotation_totals_quotation_id_revision_tier_pk" PRIMARY KEY("quotation_id","revision","tier"),
	CONSTRAINT "quotation_totals_total_least" CHECK ("quotation_totals"."total" >= 0),
	CONSTRAINT "quotation_totals_tier_least" CHECK ("quotation_totals"."tier" >= 1),
	CONSTRAINT "quotation_totals_revision_least" CHECK ("quotation_totals"."revision" >= 1)
);
--> statement-breakpoint
ALTER TABLE "quotation_assumed_costs" ADD CONSTRAINT "quotation_assumed_costs_assumption_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation_assumptions"("quotation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_totals" ADD CONSTRAINT "quotation_totals_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What was said a tier moves from JSON into rows; those of quotations are of the revision in force.
INSERT INTO "quotation_totals" ("quotation_id", "revision", "tier", "total")
SELECT q.id, q.revision, t.no, t.total::numeric
FROM (
  SELECT "quotation_id" AS id, "revision", "totals" FROM "quotation_revisions"
  UNION ALL SELECT "id", "revision", "totals" FROM "quotations"
) q
CROSS JOIN LATERAL jsonb_array_elements_text(q.totals) WITH ORDINALITY AS t(total, no)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "quotation_assumed_costs" ("quotation_id", "tier", "freight", "other")
SELECT a."quotation_id", n.no, (a."freight"->>(n.no - 1))::numeric, (a."other"->>(n.no - 1))::numeric
FROM "quotation_assumptions" a
CROSS JOIN LATERAL generate_series(1, greatest(jsonb_array_length(a."freight"), jsonb_array_length(a."other"))) AS n(no);
--> statement-breakpoint
ALTER TABLE "quotation_assumptions" DROP COLUMN "freight";--> statement-breakpoint
ALTER TABLE "quotation_assumptions" DROP COLUMN "other";--> statement-breakpoint
ALTER TABLE "quotation_revisions" DROP COLUMN "totals";--> statement-breakpoint
ALTER TABLE "quotations" DROP COLUMN "totals";