CREATE TABLE "service_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"applicant_ent_id" uuid,
	"applicant_side" uuid GENERATED ALWAYS AS (coalesce(applicant_ent_id, applicant_id)) STORED NOT NULL,
	"provider_ent_id" uuid NOT NULL,
	"tour_id" uuid,
	"seats" smallint,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"form_values" jsonb NOT NULL,
	"papers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"defect" jsonb,
	"price" numeric(16, 2),
	"currency" text,
	"promised_day" date,
	"offer_until" date,
	"offer_note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result_files" uuid[] DEFAULT '{}' NOT NULL,
	"stars" smallint,
	"verdict" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_applications_number_unique" UNIQUE("number"),
	CONSTRAINT "service_applications_kind_known" CHECK ("service_applications"."kind" in ('testing', 'technical', 'hr', 'finance', 'chainFinance', 'visa', 'delegation', 'study', 'booth', 'brand')),
	CONSTRAINT "service_applications_state_known" CHECK ("service_applications"."state" in ('submitted', 'returned', 'offered', 'accepted', 'inWork', 'done', 'refused', 'cancelled', 'expired')),
	CONSTRAINT "service_applications_currency_known" CHECK ("service_applications"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "service_applications_price_least" CHECK ("service_applications"."price" >= 0),
	CONSTRAINT "service_applications_seats_least" CHECK ("service_applications"."seats" >= 1),
	CONSTRAINT "service_applications_price_together" CHECK (num_nulls("service_applications"."price", "service_applications"."currency", "service_applications"."promised_day", "service_applications"."offer_until") in (0, 4)),
	CONSTRAINT "service_applications_tour_id_together" CHECK (num_nulls("service_applications"."tour_id", "service_applications"."seats") in (0, 2)),
	CONSTRAINT "service_applications_stars" CHECK ("service_applications"."stars" is null or ("service_applications"."stars" between 1 and 5 and "service_applications"."state" = 'done')),
	CONSTRAINT "service_applications_waits" CHECK (("service_applications"."state" in ('submitted', 'returned', 'offered')) = ("service_applications"."expires_at" is not null)),
	CONSTRAINT "service_applications_returned" CHECK (("service_applications"."state" <> 'returned') or ("service_applications"."defect" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"client_key" uuid,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "service_events_act_known" CHECK ("service_events"."act" in ('apply', 'sendBack', 'resubmit', 'offer', 'refuse', 'accept', 'start', 'finish', 'cancel', 'rate', 'message', 'remind', 'expire')),
	CONSTRAINT "service_events_party_known" CHECK ("service_events"."party" in ('applicant', 'provider', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "service_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_key" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lowest" numeric(16, 2),
	"hidden_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_offers_state_known" CHECK ("service_offers"."state" in ('draft', 'listed', 'hidden')),
	CONSTRAINT "service_offers_kind_known" CHECK ("service_offers"."kind" in ('testing', 'technical', 'hr', 'finance', 'chainFinance', 'visa', 'delegation', 'study', 'booth', 'brand')),
	CONSTRAINT "service_offers_lowest_least" CHECK ("service_offers"."lowest" >= 0),
	CONSTRAINT "service_offers_ratings_least" CHECK ("service_offers"."ratings" >= 0),
	CONSTRAINT "service_offers_stars_least" CHECK ("service_offers"."stars" >= 0),
	CONSTRAINT "service_offers_done_least" CHECK ("service_offers"."done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_providers" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"strengths" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accreditations" text[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"place" jsonb NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"until_day" date NOT NULL,
	"places" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"price" numeric(16, 2) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "service_tours_currency_known" CHECK ("service_tours"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "service_tours_price_least" CHECK ("service_tours"."price" >= 0),
	CONSTRAINT "service_tours_taken_least" CHECK ("service_tours"."taken" >= 0),
	CONSTRAINT "service_tours_places" CHECK ("service_tours"."taken" <= "service_tours"."places"),
	CONSTRAINT "service_tours_days" CHECK ("service_tours"."until_day" <= "service_tours"."from_day" and "service_tours"."from_day" <= "service_tours"."to_day")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."service_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_tour_id_service_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."service_tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."service_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tours" ADD CONSTRAINT "service_tours_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."service_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_applications_key" ON "service_applications" USING btree ("applicant_id","client_key");--> statement-breakpoint
CREATE INDEX "service_applications_applicant" ON "service_applications" USING btree ("applicant_side","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_provider" ON "service_applications" USING btree ("provider_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_offer" ON "service_applications" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "service_applications_tour" ON "service_applications" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "service_applications_newest" ON "service_applications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_expires" ON "service_applications" USING btree ("expires_at","id") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "service_events_application" ON "service_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_events_key" ON "service_events" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_offers_key" ON "service_offers" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE INDEX "service_offers_own" ON "service_offers" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_offers_listed" ON "service_offers" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "service_offers_newest" ON "service_offers" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_tours_offer" ON "service_tours" USING btree ("offer_id","from_day","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_applicant_ent_id_enterprises_id_fk" FOREIGN KEY ("applicant_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_provider_ent_id_enterprises_id_fk" FOREIGN KEY ("provider_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
