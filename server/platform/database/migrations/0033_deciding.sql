CREATE TABLE "approval_limits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"amount" numeric,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "approval_limits_amount_least" CHECK ("approval_limits"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "award_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"awards" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"cny" numeric,
	"limit_amount" numeric NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_requests_state_known" CHECK ("award_requests"."state" in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "award_requests_cny_least" CHECK ("award_requests"."cny" >= 0),
	CONSTRAINT "award_requests_limit_amount_least" CHECK ("award_requests"."limit_amount" >= 0),
	CONSTRAINT "award_requests_decided_by_together" CHECK (num_nulls("award_requests"."decided_by", "award_requests"."decided_at") in (0, 2)),
	CONSTRAINT "award_requests_two" CHECK ("award_requests"."state" not in ('approved', 'refused') or "award_requests"."decided_by" <> "award_requests"."user_id")
);
--> statement-breakpoint
CREATE TABLE "judgement_points" (
	"quotation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"points" smallint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "judgement_points_quotation_id_user_id_pk" PRIMARY KEY("quotation_id","user_id"),
	CONSTRAINT "judgement_points_revision_least" CHECK ("judgement_points"."revision" >= 1),
	CONSTRAINT "judgement_points_range" CHECK ("judgement_points"."points" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "score_weights" (
	"inquiry_id" uuid PRIMARY KEY NOT NULL,
	"price_weight" smallint NOT NULL,
	"lead_time" smallint NOT NULL,
	"conformity" smallint NOT NULL,
	"payment" smallint NOT NULL,
	"supplier" smallint NOT NULL,
	"judgement" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_weights_hundred" CHECK (least("score_weights"."price_weight", "score_weights"."lead_time", "score_weights"."conformity", "score_weights"."payment", "score_weights"."supplier", "score_weights"."judgement") >= 0
        and "score_weights"."price_weight" + "score_weights"."lead_time" + "score_weights"."conformity" + "score_weights"."payment" + "score_weights"."supplier" + "score_weights"."judgement" = 100)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_weights" ADD CONSTRAINT "score_weights_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_limits_ent" ON "approval_limits" USING btree ("ent_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approval_limits_user" ON "approval_limits" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "award_requests_one" ON "award_requests" USING btree ("inquiry_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "award_requests_inquiry" ON "award_requests" USING btree ("inquiry_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "award_requests_ent" ON "award_requests" USING btree ("ent_id","created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "award_requests_due" ON "award_requests" USING btree ("expires_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "award_requests_user" ON "award_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "award_requests_decider" ON "award_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "judgement_points_inquiry" ON "judgement_points" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "judgement_points_user" ON "judgement_points" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "score_weights_user" ON "score_weights" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "score_weights" ADD CONSTRAINT "score_weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "approval_limits" ADD CONSTRAINT "approval_limits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "approval_limits" ADD CONSTRAINT "approval_limits_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "award_requests" ADD CONSTRAINT "award_requests_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
