CREATE TABLE "park_tenancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"park_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "park_tenancies_state_known" CHECK ("park_tenancies"."state" in ('asked', 'confirmed', 'refused')),
	CONSTRAINT "park_tenancies_decided" CHECK (("park_tenancies"."state" = 'asked') = ("park_tenancies"."decided_at" is null)),
	CONSTRAINT "park_tenancies_reason" CHECK ("park_tenancies"."state" <> 'refused' or "park_tenancies"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "parks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_key" uuid NOT NULL,
	"slug" text NOT NULL,
	"state" text NOT NULL,
	"name" jsonb NOT NULL,
	"province" text NOT NULL,
	"city" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"hectares" integer NOT NULL,
	"since" integer NOT NULL,
	"about" jsonb NOT NULL,
	"utilities" text[] NOT NULL,
	"incentives" jsonb NOT NULL,
	"contact_name" jsonb NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_mail" text DEFAULT '' NOT NULL,
	"host_ent_id" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parks_slug_unique" UNIQUE("slug"),
	CONSTRAINT "parks_state_known" CHECK ("parks"."state" in ('draft', 'shown')),
	CONSTRAINT "parks_province_known" CHECK ("parks"."province" in ('230000', '150000', '210000', '220000', '650000', '620000', '640000', '140000', '130000', '110000', '120000', '630000', '610000', '410000', '370000', '540000', '510000', '500000', '420000', '340000', '320000', '310000', '520000', '430000', '360000', '330000', '530000', '450000', '440000', '350000', '710000', '460000', '820000', '810000')),
	CONSTRAINT "parks_hectares_least" CHECK ("parks"."hectares" >= 1),
	CONSTRAINT "parks_slug" CHECK ("parks"."slug" ~ '^[a-z0-9][a-z0-9-]{2,59}$')
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "park_tenancies" ADD CONSTRAINT "park_tenancies_park_id_parks_id_fk" FOREIGN KEY ("park_id") REFERENCES "public"."parks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "park_tenancies_once" ON "park_tenancies" USING btree ("ent_id","park_id");--> statement-breakpoint
CREATE INDEX "park_tenancies_park" ON "park_tenancies" USING btree ("park_id","state");--> statement-breakpoint
CREATE INDEX "park_tenancies_asked" ON "park_tenancies" USING btree ("asked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "parks_key" ON "parks" USING btree ("created_by","client_key");--> statement-breakpoint
CREATE INDEX "parks_newest" ON "parks" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parks_host" ON "parks" USING btree ("host_ent_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'jobApplied', 'jobShortlisted', 'jobInvited', 'jobMomentChosen', 'jobNoneSuits', 'jobOffered', 'jobHired', 'jobDeclined', 'jobWithdrawn', 'jobMessage', 'jobReminded', 'jobExpired', 'interviewNear', 'vacancyEnded', 'vacancyAlert', 'parkConfirmed', 'parkRefused', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'vacancy.hide', 'vacancy.show', 'park.save', 'parkTenancy.confirm', 'parkTenancy.refuse', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "parks" ADD CONSTRAINT "parks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "parks" ADD CONSTRAINT "parks_host_ent_id_enterprises_id_fk" FOREIGN KEY ("host_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "park_tenancies" ADD CONSTRAINT "park_tenancies_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "park_tenancies" ADD CONSTRAINT "park_tenancies_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "park_tenancies" ADD CONSTRAINT "park_tenancies_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE no action;
