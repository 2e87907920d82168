CREATE TABLE "purchase_answers" (
	"application_id" uuid NOT NULL,
	"criterion_id" uuid NOT NULL,
	"statement" jsonb NOT NULL,
	"amount" numeric,
	"held" jsonb,
	"files" uuid[] DEFAULT '{}' NOT NULL,
	"verdict" text DEFAULT 'open' NOT NULL,
	"question" jsonb,
	"judged_by" uuid,
	"judged_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_answers_application_id_criterion_id_pk" PRIMARY KEY("application_id","criterion_id"),
	CONSTRAINT "purchase_answers_verdict_known" CHECK ("purchase_answers"."verdict" in ('open', 'met', 'notMet', 'asked')),
	CONSTRAINT "purchase_answers_amount_least" CHECK ("purchase_answers"."amount" >= 0),
	CONSTRAINT "purchase_answers_judged_by_together" CHECK (num_nulls("purchase_answers"."judged_by", "purchase_answers"."judged_at") in (0, 2)),
	CONSTRAINT "purchase_answers_asked" CHECK ("purchase_answers"."verdict" <> 'asked' or "purchase_answers"."question" is not null)
);
--> statement-breakpoint
CREATE TABLE "purchase_award_lines" (
	"award_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" numeric NOT NULL,
	"price" numeric NOT NULL,
	CONSTRAINT "purchase_award_lines_award_id_line_id_pk" PRIMARY KEY("award_id","line_id"),
	CONSTRAINT "purchase_award_lines_quantity" CHECK ("purchase_award_lines"."quantity" > 0),
	CONSTRAINT "purchase_award_lines_price_least" CHECK ("purchase_award_lines"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" jsonb,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_criteria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"kind" text NOT NULL,
	"must" boolean NOT NULL,
	"certificate" text,
	"least" numeric,
	"unit" text,
	"text" jsonb NOT NULL,
	CONSTRAINT "purchase_criteria_kind_known" CHECK ("purchase_criteria"."kind" in ('certificate', 'capacity', 'years', 'reference', 'text')),
	CONSTRAINT "purchase_criteria_unit_known" CHECK ("purchase_criteria"."unit" in ('kg', 't', 'm²', 'm³', 'm', 'pcs', 'set', 'L')),
	CONSTRAINT "purchase_criteria_least_least" CHECK ("purchase_criteria"."least" >= 0),
	CONSTRAINT "purchase_criteria_certificate" CHECK (("purchase_criteria"."kind" = 'certificate') = ("purchase_criteria"."certificate" is not null))
);
--> statement-breakpoint
CREATE TABLE "purchase_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"kind" text NOT NULL,
	"shown_to" text NOT NULL,
	"file_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_documents_kind_known" CHECK ("purchase_documents"."kind" in ('specification', 'drawing', 'terms', 'priceForm')),
	CONSTRAINT "purchase_documents_shown_to_known" CHECK ("purchase_documents"."shown_to" in ('all', 'admitted')),
	CONSTRAINT "purchase_documents_version_least" CHECK ("purchase_documents"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "purchase_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purchase_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"product" text NOT NULL,
	"specification" jsonb NOT NULL,
	"unit" text NOT NULL,
	"quantity" numeric NOT NULL,
	CONSTRAINT "purchase_lines_unit_known" CHECK ("purchase_lines"."unit" in ('kg', 't', 'm²', 'm³', 'm', 'pcs', 'set', 'L')),
	CONSTRAINT "purchase_lines_quantity" CHECK ("purchase_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"number" text NOT NULL,
	"revision" smallint NOT NULL,
	"client_key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_until" date NOT NULL,
	"note" text,
	"file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_offers_source_known" CHECK ("purchase_offers"."source" in ('typed', 'file')),
	CONSTRAINT "purchase_offers_total_least" CHECK ("purchase_offers"."total" >= 0),
	CONSTRAINT "purchase_offers_lead_days_least" CHECK ("purchase_offers"."lead_days" >= 1),
	CONSTRAINT "purchase_offers_revision_least" CHECK ("purchase_offers"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "purchase_prices" (
	"offer_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"price" numeric NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	CONSTRAINT "purchase_prices_offer_id_line_id_pk" PRIMARY KEY("offer_id","line_id"),
	CONSTRAINT "purchase_prices_price" CHECK ("purchase_prices"."price" > 0),
	CONSTRAINT "purchase_prices_total_least" CHECK ("purchase_prices"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_reminded" (
	"purchase_id" uuid NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchase_reminded_purchase_id_deadline_days_pk" PRIMARY KEY("purchase_id","deadline","days"),
	CONSTRAINT "purchase_reminded_days_known" CHECK ("purchase_reminded"."days" in (3, 1, 0))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "purchase_applications" DROP CONSTRAINT "purchase_applications_state_known";--> statement-breakpoint
DROP INDEX "purchase_applications_ent";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "inquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "inquiry_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "quotation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "award_id" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "trade_term" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "payment_type" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "delivery_date" date;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "hide_prices" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_answers" ADD CONSTRAINT "purchase_answers_application_id_purchase_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."purchase_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_answers" ADD CONSTRAINT "purchase_answers_criterion_id_purchase_criteria_id_fk" FOREIGN KEY ("criterion_id") REFERENCES "public"."purchase_criteria"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_award_lines" ADD CONSTRAINT "purchase_award_lines_award_id_purchase_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."purchase_awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_award_lines" ADD CONSTRAINT "purchase_award_lines_line_id_purchase_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_awards" ADD CONSTRAINT "purchase_awards_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_awards" ADD CONSTRAINT "purchase_awards_application_id_purchase_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."purchase_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_awards" ADD CONSTRAINT "purchase_awards_offer_id_purchase_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."purchase_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_criteria" ADD CONSTRAINT "purchase_criteria_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_documents" ADD CONSTRAINT "purchase_documents_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_documents" ADD CONSTRAINT "purchase_documents_document_id_purchase_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."purchase_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_offers" ADD CONSTRAINT "purchase_offers_application_id_purchase_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."purchase_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_prices" ADD CONSTRAINT "purchase_prices_offer_id_purchase_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."purchase_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_prices" ADD CONSTRAINT "purchase_prices_line_id_purchase_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_reminded" ADD CONSTRAINT "purchase_reminded_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_answers_criterion" ON "purchase_answers" USING btree ("criterion_id");--> statement-breakpoint
CREATE INDEX "purchase_award_lines_line" ON "purchase_award_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_awards_key" ON "purchase_awards" USING btree ("purchase_id","client_key","application_id");--> statement-breakpoint
CREATE INDEX "purchase_awards_application" ON "purchase_awards" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "purchase_awards_offer" ON "purchase_awards" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_criteria_no" ON "purchase_criteria" USING btree ("purchase_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_documents_version" ON "purchase_documents" USING btree ("document_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_documents_file" ON "purchase_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "purchase_documents_purchase" ON "purchase_documents" USING btree ("purchase_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_lines_no" ON "purchase_lines" USING btree ("purchase_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_offers_revision" ON "purchase_offers" USING btree ("application_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_offers_key" ON "purchase_offers" USING btree ("application_id","client_key");--> statement-breakpoint
CREATE INDEX "purchase_offers_file" ON "purchase_offers" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "purchase_prices_line" ON "purchase_prices" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_award" ON "orders" USING btree ("award_id");--> statement-breakpoint
CREATE INDEX "orders_purchase" ON "orders" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "purchase_applications_ent" ON "purchase_applications" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_source" CHECK (num_nonnulls("orders"."quotation_id", "orders"."award_id") = 1);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_inquiry_id_together" CHECK (num_nulls("orders"."inquiry_id", "orders"."inquiry_number", "orders"."quotation_id") in (0, 3));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_together" CHECK (num_nulls("orders"."purchase_id", "orders"."purchase_number", "orders"."award_id") in (0, 3));--> statement-breakpoint
ALTER TABLE "purchase_applications" ADD CONSTRAINT "purchase_applications_state_known" CHECK ("purchase_applications"."state" in ('submitted', 'accepted', 'refused', 'withdrawn', 'awarded', 'passedOver'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_trade_term_known" CHECK ("purchases"."trade_term" in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_type_known" CHECK ("purchases"."payment_type" in ('prepaid', 'deposit30', 'net30', 'net60', 'net90', 'letterOfCredit'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_trade_term_together" CHECK (num_nulls("purchases"."trade_term", "purchases"."place", "purchases"."payment_type", "purchases"."delivery_date") in (0, 4));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_terms" CHECK ("purchases"."trade_term" is null or "purchases"."currency" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "purchases"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_award_id_purchase_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "purchase_awards"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_documents" ADD CONSTRAINT "purchase_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_documents" ADD CONSTRAINT "purchase_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_answers" ADD CONSTRAINT "purchase_answers_judged_by_users_id_fk" FOREIGN KEY ("judged_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_offers" ADD CONSTRAINT "purchase_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_offers" ADD CONSTRAINT "purchase_offers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "purchase_awards" ADD CONSTRAINT "purchase_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
