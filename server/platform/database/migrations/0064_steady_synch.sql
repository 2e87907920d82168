ALTER TABLE "quotations" DROP CONSTRAINT "quotations_sealed_says_nothing";--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotation_revisions" ADD COLUMN "costs" jsonb;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "costs" jsonb;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_sealed_says_nothing" CHECK (case when "quotations"."sealed"
        then num_nonnulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."valid_until", "quotations"."note", "quotations"."costs", "quotations"."lines") = 0 and cardinality("quotations"."annexes") = 0
        else num_nulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."valid_until", "quotations"."lines") = 0 end);