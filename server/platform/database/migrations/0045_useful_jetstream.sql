CREATE TABLE "finance_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"form" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_ent_id" uuid,
	"owner_side" uuid GENERATED ALWAYS AS (coalesce(owner_ent_id, owner_id)) STORED NOT NULL,
	"bank_ent_id" uuid NOT NULL,
	"version" text NOT NULL,
	"facts" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "finance_consents_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "finance_consents_form_known" CHECK ("finance_consents"."form" in ('receivable', 'purchase')),
	CONSTRAINT "finance_consents_version_known" CHECK ("finance_consents"."version" in ('v1')),
	CONSTRAINT "finance_consents_withdrawn_at_together" CHECK (num_nulls("finance_consents"."withdrawn_at", "finance_consents"."withdrawn_by") in (0, 2)),
	CONSTRAINT "finance_consents_ended" CHECK ("finance_consents"."ended_at" is null or "finance_consents"."ended_at" >= "finance_consents"."given_at")
);
--> statement-breakpoint
CREATE TABLE "test_quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"owner_ent_id" uuid,
	"owner_side" uuid GENERATED ALWAYS AS (coalesce(owner_ent_id, owner_id)) STORED NOT NULL,
	"lab_ent_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"sheet_version" integer NOT NULL,
	"material" text NOT NULL,
	"cutting" text NOT NULL,
	"lines" jsonb NOT NULL,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(16, 2) NOT NULL,
	"days" smallint NOT NULL,
	"valid_until" date NOT NULL,
	"application_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_quotations_number_unique" UNIQUE("number"),
	CONSTRAINT "test_quotations_cutting_known" CHECK ("test_quotations"."cutting" in ('lab', 'own')),
	CONSTRAINT "test_quotations_currency_known" CHECK ("test_quotations"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "test_quotations_total_least" CHECK ("test_quotations"."total" >= 0),
	CONSTRAINT "test_quotations_days_least" CHECK ("test_quotations"."days" >= 1),
	CONSTRAINT "test_quotations_lines" CHECK (jsonb_array_length("test_quotations"."lines") > 0)
);
--> statement-breakpoint
CREATE TABLE "test_sheet_versions" (
	"ent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"sheet" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "test_sheet_versions_ent_id_version_pk" PRIMARY KEY("ent_id","version"),
	CONSTRAINT "test_sheet_versions_version_least" CHECK ("test_sheet_versions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "test_sheets" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"factors" jsonb NOT NULL,
	"conditioning" jsonb NOT NULL,
	"cutting" numeric(16, 2),
	"lines" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "test_sheets_currency_known" CHECK ("test_sheets"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "test_sheets_cutting_least" CHECK ("test_sheets"."cutting" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "service_events" DROP CONSTRAINT "service_events_act_known";--> statement-breakpoint
ALTER TABLE "service_applications" ADD COLUMN "quoted" jsonb;--> statement-breakpoint
ALTER TABLE "test_sheet_versions" ADD CONSTRAINT "test_sheet_versions_ent_id_test_sheets_ent_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."test_sheets"("ent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "finance_consents_order" ON "finance_consents" USING btree ("order_id","form") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "finance_consents_owner" ON "finance_consents" USING btree ("owner_side","given_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "test_quotations_key" ON "test_quotations" USING btree ("owner_id","client_key");--> statement-breakpoint
CREATE INDEX "test_quotations_owner" ON "test_quotations" USING btree ("owner_side","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "test_sheets_offer" ON "test_sheets" USING btree ("offer_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_act_known" CHECK ("service_events"."act" in ('apply', 'sendBack', 'resubmit', 'offer', 'refuse', 'accept', 'start', 'finish', 'cancel', 'rate', 'message', 'remind', 'expire', 'withdrawConsent'));--> statement-breakpoint
ALTER TABLE "test_sheets" ADD CONSTRAINT "test_sheets_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_sheets" ADD CONSTRAINT "test_sheets_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "service_offers"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_sheet_versions" ADD CONSTRAINT "test_sheet_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_owner_ent_id_enterprises_id_fk" FOREIGN KEY ("owner_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_lab_ent_id_enterprises_id_fk" FOREIGN KEY ("lab_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "service_offers"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "test_quotations" ADD CONSTRAINT "test_quotations_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "service_applications"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "service_applications"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_owner_ent_id_enterprises_id_fk" FOREIGN KEY ("owner_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_bank_ent_id_enterprises_id_fk" FOREIGN KEY ("bank_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "finance_consents" ADD CONSTRAINT "finance_consents_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "users"("id") ON DELETE no action;
