CREATE TABLE "inquiry_openings" (
	"inquiry_id" uuid PRIMARY KEY NOT NULL,
	"how" text NOT NULL,
	"first_by" uuid,
	"second_by" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_openings_how_known" CHECK ("inquiry_openings"."how" in ('deadline', 'early')),
	CONSTRAINT "inquiry_openings_first_by_together" CHECK (num_nulls("inquiry_openings"."first_by", "inquiry_openings"."second_by") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "opening_consents" (
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "opening_consents_inquiry_id_user_id_pk" PRIMARY KEY("inquiry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seal_entries" (
	"inquiry_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sealed_id" uuid NOT NULL,
	"commitment" text NOT NULL,
	"previous" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seal_entries_inquiry_id_seq_pk" PRIMARY KEY("inquiry_id","seq"),
	CONSTRAINT "seal_entries_seq_least" CHECK ("seal_entries"."seq" >= 1)
);
--> statement-breakpoint
CREATE TABLE "sealed_quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"client_key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key_id" text NOT NULL,
	"wrapped" text NOT NULL,
	"box" text NOT NULL,
	"commitment" text NOT NULL,
	"nonce" text,
	"content" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sealed_quotations_revision_least" CHECK ("sealed_quotations"."revision" >= 1),
	CONSTRAINT "sealed_quotations_nonce_together" CHECK (num_nulls("sealed_quotations"."nonce", "sealed_quotations"."content") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "trade_term" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "place" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "payment_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "lead_days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "valid_until" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "lines" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_openings" ADD CONSTRAINT "inquiry_openings_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_consents" ADD CONSTRAINT "opening_consents_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_entries" ADD CONSTRAINT "seal_entries_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seal_entries" ADD CONSTRAINT "seal_entries_sealed_id_sealed_quotations_id_fk" FOREIGN KEY ("sealed_id") REFERENCES "public"."sealed_quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_quotations" ADD CONSTRAINT "sealed_quotations_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sealed_quotations" ADD CONSTRAINT "sealed_quotations_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_quotations_no" ON "sealed_quotations" USING btree ("quotation_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "sealed_quotations_key" ON "sealed_quotations" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "sealed_quotations_inquiry" ON "sealed_quotations" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiries_to_open" ON "inquiries" USING btree ("deadline","id") WHERE sealed and opened_at is null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_opened_sealed" CHECK ("inquiries"."opened_at" is null or "inquiries"."sealed");--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_sealed_says_nothing" CHECK (case when "quotations"."sealed"
        then num_nonnulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."moq", "quotations"."valid_until", "quotations"."note", "quotations"."lines") = 0 and cardinality("quotations"."annexes") = 0
        else num_nulls("quotations"."currency", "quotations"."trade_term", "quotations"."place", "quotations"."payment_type", "quotations"."lead_days", "quotations"."valid_until", "quotations"."lines") = 0 end);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'quotationConfirmed', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "sealed_quotations" ADD CONSTRAINT "sealed_quotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_openings" ADD CONSTRAINT "inquiry_openings_first_by_users_id_fk" FOREIGN KEY ("first_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_openings" ADD CONSTRAINT "inquiry_openings_second_by_users_id_fk" FOREIGN KEY ("second_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "opening_consents" ADD CONSTRAINT "opening_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
-- What was committed to is only ever added to: the database refuses everything else, whoever asks.
CREATE FUNCTION "seal_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'seal_entries is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER "seal_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "seal_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "seal_entries_append_only"();
--> statement-breakpoint
ALTER TABLE "seal_entries" ENABLE ALWAYS TRIGGER "seal_entries_append_only";
