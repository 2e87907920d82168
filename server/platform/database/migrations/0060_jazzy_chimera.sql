-- The least quantity of a quotation is that of each of its lines from now on (decision 0112).
UPDATE "quotations" q SET "lines" = (
  SELECT jsonb_agg(l || jsonb_build_object('moq', trim_scale(q."moq")::text) ORDER BY n) FROM jsonb_array_elements(q."lines") WITH ORDINALITY AS x(l, n)
) WHERE q."moq" > 0 AND jsonb_array_length(q."lines") > 0;--> statement-breakpoint
UPDATE "quotation_revisions" q SET "lines" = (
  SELECT jsonb_agg(l || jsonb_build_object('moq', trim_scale(q."moq")::text) ORDER BY n) FROM jsonb_array_elements(q."lines") WITH ORDINALITY AS x(l, n)
) WHERE q."moq" > 0 AND jsonb_array_length(q."lines") > 0;--> statement-breakpoint
ALTER TABLE "quotation_revisions" DROP CONSTRAINT "quotation_revisions_moq_least";--> statement-breakpoint
ALTER TABLE "quotations" DROP CONSTRAINT "quotations_moq_least";--> statement-breakpoint
ALTER TABLE "quotations" DROP CONSTRAINT "quotations_sealed_says_nothing";--> statement-breakpoint
ALTER TABLE "quotation_revisions" DROP COLUMN "moq";--> statement-breakpoint
ALTER TABLE "quotations" DROP COLUMN "moq";--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_sealed_says_nothing" CHECK (case when "quotations"."sealed"
        then num_nonnulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."valid_until", "quotations"."note", "quotations"."lines") = 0 and cardinality("quotations"."annexes") = 0
        else num_nulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."valid_until", "quotations"."lines") = 0 end);