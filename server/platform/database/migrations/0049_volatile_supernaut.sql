CREATE TABLE "conference_seats" (
	"conference_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"n" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "conference_seats_conference_id_user_id_pk" PRIMARY KEY("conference_id","user_id"),
	CONSTRAINT "conference_seats_state_known" CHECK ("conference_seats"."state" in ('in', 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "conferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"name" jsonb NOT NULL,
	"organiser" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"country_code" text NOT NULL,
	"venue" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"meeting_link" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sign_up_until" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"fee" numeric(14, 2) DEFAULT '0' NOT NULL,
	"currency" text NOT NULL,
	"languages" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"programme" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancel_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conferences_slug_unique" UNIQUE("slug"),
	CONSTRAINT "conferences_state_known" CHECK ("conferences"."state" in ('draft', 'shown', 'cancelled')),
	CONSTRAINT "conferences_kind_known" CHECK ("conferences"."kind" in ('congress', 'seminar', 'training', 'standards')),
	CONSTRAINT "conferences_mode_known" CHECK ("conferences"."mode" in ('onSite', 'online')),
	CONSTRAINT "conferences_currency_known" CHECK ("conferences"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "conferences_languages_known" CHECK ("conferences"."languages" <@ array['cn', 'en', 'es']::text[]),
	CONSTRAINT "conferences_places_least" CHECK ("conferences"."places" >= 1),
	CONSTRAINT "conferences_fee_least" CHECK ("conferences"."fee" >= 0),
	CONSTRAINT "conferences_hours" CHECK ("conferences"."starts_at" < "conferences"."ends_at"),
	CONSTRAINT "conferences_sign_up" CHECK ("conferences"."sign_up_until" <= "conferences"."ends_at"),
	CONSTRAINT "conferences_slug" CHECK ("conferences"."slug" ~ '^[a-z0-9][a-z0-9-]{2,59}$'),
	CONSTRAINT "conferences_cancelled" CHECK (("conferences"."state" = 'cancelled') = ("conferences"."cancel_reason" <> '{}'::jsonb))
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "conference_seats" ADD CONSTRAINT "conference_seats_conference_id_conferences_id_fk" FOREIGN KEY ("conference_id") REFERENCES "public"."conferences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conference_seats_turn" ON "conference_seats" USING btree ("conference_id","state","n");--> statement-breakpoint
CREATE INDEX "conference_seats_user" ON "conference_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conferences_starts" ON "conferences" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "conferences_newest" ON "conferences" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'jobApplied', 'jobShortlisted', 'jobInvited', 'jobMomentChosen', 'jobNoneSuits', 'jobOffered', 'jobHired', 'jobDeclined', 'jobWithdrawn', 'jobMessage', 'jobReminded', 'jobExpired', 'interviewNear', 'vacancyEnded', 'vacancyAlert', 'adReturned', 'adConfirmed', 'adRefused', 'adPaid', 'adCancelled', 'adExpired', 'adAtDesk', 'contributionReturned', 'contributionAccepted', 'contributionDeclined', 'contributionKept', 'contributionTakenBack', 'contributionShown', 'contributionHidden', 'contributionAtDesk', 'contributionAskedBack', 'conferencePlace', 'conferenceSoon', 'conferenceMoved', 'conferenceCancelled', 'parkConfirmed', 'parkRefused', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'contribution.return', 'contribution.accept', 'contribution.decline', 'contribution.takeBack', 'contribution.keep', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'vacancy.hide', 'vacancy.show', 'advertisement.return', 'advertisement.confirm', 'advertisement.refuse', 'advertisement.pay', 'advertisement.cancel', 'adPlace.set', 'park.save', 'conference.save', 'conference.cancel', 'parkTenancy.confirm', 'parkTenancy.refuse', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));
--> statement-breakpoint
ALTER TABLE "conferences" ADD CONSTRAINT "conferences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "conference_seats" ADD CONSTRAINT "conference_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
