CREATE TABLE "sample_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sample_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "sample_events_act_known" CHECK ("sample_events"."act" in ('request', 'offer', 'decline', 'agree', 'send', 'receive', 'evaluate', 'cancel', 'expire')),
	CONSTRAINT "sample_events_party_known" CHECK ("sample_events"."party" in ('buyer', 'supplier', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"buyer_ent_id" uuid,
	"buyer_side" uuid GENERATED ALWAYS AS (coalesce(buyer_ent_id, buyer_id)) STORED NOT NULL,
	"supplier_ent_id" uuid NOT NULL,
	"product_id" uuid,
	"inquiry_id" uuid,
	"quotation_id" uuid,
	"line" smallint,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"unit" text NOT NULL,
	"note" jsonb NOT NULL,
	"recipient" text NOT NULL,
	"place" jsonb NOT NULL,
	"region" text,
	"wanted_day" date,
	"price" numeric(16, 2),
	"currency" text,
	"freight_payer" text,
	"promised_day" date,
	"offer_note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"carrier" text,
	"waybill" text,
	"certificates" uuid[] DEFAULT '{}' NOT NULL,
	"verdict" text,
	"evaluation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reports" uuid[] DEFAULT '{}' NOT NULL,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "samples_number_unique" UNIQUE("number"),
	CONSTRAINT "samples_state_known" CHECK ("samples"."state" in ('requested', 'offered', 'agreed', 'sent', 'received', 'evaluated', 'declined', 'cancelled', 'expired')),
	CONSTRAINT "samples_unit_known" CHECK ("samples"."unit" in ('kg', 't', 'm²', 'm³', 'm', 'pcs', 'set', 'L')),
	CONSTRAINT "samples_currency_known" CHECK ("samples"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "samples_freight_payer_known" CHECK ("samples"."freight_payer" in ('buyer', 'supplier')),
	CONSTRAINT "samples_verdict_known" CHECK ("samples"."verdict" in ('passed', 'conditional', 'failed')),
	CONSTRAINT "samples_quantity_least" CHECK ("samples"."quantity" >= 0),
	CONSTRAINT "samples_price_least" CHECK ("samples"."price" >= 0),
	CONSTRAINT "samples_price_together" CHECK (num_nulls("samples"."price", "samples"."currency", "samples"."freight_payer", "samples"."promised_day") in (0, 4)),
	CONSTRAINT "samples_carrier_together" CHECK (num_nulls("samples"."carrier", "samples"."waybill") in (0, 2)),
	CONSTRAINT "samples_quotation_id_together" CHECK (num_nulls("samples"."quotation_id", "samples"."inquiry_id", "samples"."line") in (0, 3)),
	CONSTRAINT "samples_subject" CHECK (num_nonnulls("samples"."product_id", "samples"."quotation_id") = 1),
	CONSTRAINT "samples_waits" CHECK (("samples"."state" in ('requested', 'offered')) = ("samples"."expires_at" is not null)),
	CONSTRAINT "samples_evaluated" CHECK (("samples"."state" = 'evaluated') = ("samples"."verdict" is not null))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "sample_events" ADD CONSTRAINT "sample_events_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_events_sample" ON "sample_events" USING btree ("sample_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_key" ON "samples" USING btree ("buyer_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_live_product" ON "samples" USING btree ("buyer_side","product_id") WHERE product_id is not null and state in ('requested', 'offered', 'agreed', 'sent', 'received');--> statement-breakpoint
CREATE UNIQUE INDEX "samples_live_quotation" ON "samples" USING btree ("buyer_side","quotation_id","line") WHERE quotation_id is not null and state in ('requested', 'offered', 'agreed', 'sent', 'received');--> statement-breakpoint
CREATE INDEX "samples_buyer" ON "samples" USING btree ("buyer_side","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "samples_supplier" ON "samples" USING btree ("supplier_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "samples_author" ON "samples" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "samples_inquiry" ON "samples" USING btree ("inquiry_id","created_at","id");--> statement-breakpoint
CREATE INDEX "samples_expires" ON "samples" USING btree ("expires_at","id") WHERE state in ('requested', 'offered');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_buyer_ent_id_enterprises_id_fk" FOREIGN KEY ("buyer_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_supplier_ent_id_enterprises_id_fk" FOREIGN KEY ("supplier_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "sample_events" ADD CONSTRAINT "sample_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
