CREATE TABLE "mall_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"good_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"tracking" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"client_key" uuid NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mall_exchanges_number_unique" UNIQUE("number"),
	CONSTRAINT "mall_exchanges_key" UNIQUE("user_id","client_key"),
	CONSTRAINT "mall_exchanges_state_known" CHECK ("mall_exchanges"."state" in ('ordered', 'sent', 'received', 'returning', 'returned', 'cancelled')),
	CONSTRAINT "mall_exchanges_points_least" CHECK ("mall_exchanges"."points" >= 1),
	CONSTRAINT "mall_exchanges_ended" CHECK (("mall_exchanges"."state" in ('received', 'returned', 'cancelled')) = ("mall_exchanges"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mall_goods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"points" integer NOT NULL,
	"left" integer NOT NULL,
	"per_person" integer,
	"offered" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mall_goods_key" UNIQUE("created_by","client_key"),
	CONSTRAINT "mall_goods_kind_known" CHECK ("mall_goods"."kind" in ('posted', 'virtual')),
	CONSTRAINT "mall_goods_picture_known" CHECK ("mall_goods"."picture" in ('test-coupons', 'prepreg-roll', 'carbon-twill', 'glass-weave', 'instrument', 'hall-inside', 'document', 'core-kit')),
	CONSTRAINT "mall_goods_points_least" CHECK ("mall_goods"."points" >= 1),
	CONSTRAINT "mall_goods_left_least" CHECK ("mall_goods"."left" >= 0),
	CONSTRAINT "mall_goods_per_person_least" CHECK ("mall_goods"."per_person" >= 1),
	CONSTRAINT "mall_goods_version_least" CHECK ("mall_goods"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "member_tools" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tools" text[] NOT NULL,
	CONSTRAINT "member_tools_tools_known" CHECK ("member_tools"."tools" <@ array['myFavorite', 'myInterest', 'myCards', 'hotSearch', 'dynamicRecording', 'character', 'inviteFriends', 'growthTask', 'releaseInquiry', 'search', 'inquiryHall', 'samples']::text[])
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"lifetime" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_available_least" CHECK ("point_accounts"."available" >= 0),
	CONSTRAINT "point_accounts_pending_least" CHECK ("point_accounts"."pending" >= 0),
	CONSTRAINT "point_accounts_claim_least" CHECK ("point_accounts"."claim" >= 0),
	CONSTRAINT "point_accounts_lifetime_least" CHECK ("point_accounts"."lifetime" >= 0),
	CONSTRAINT "point_accounts_claim" CHECK ("point_accounts"."claim" = 0 or "point_accounts"."available" = 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"act" text NOT NULL,
	"code" text,
	"rule_id" uuid,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"refers_to" uuid,
	"about" text DEFAULT '' NOT NULL,
	"note" text,
	"available" integer NOT NULL,
	"pending" integer NOT NULL,
	"platform" integer NOT NULL,
	"claim" integer NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"pending_after" integer NOT NULL,
	"claim_after" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_key" UNIQUE("key"),
	CONSTRAINT "point_entries_no" UNIQUE("user_id","no"),
	CONSTRAINT "point_entries_refers" UNIQUE("refers_to","act"),
	CONSTRAINT "point_entries_act_known" CHECK ("point_entries"."act" in ('earn', 'release', 'spend', 'refund', 'reverse', 'expire', 'correct', 'close')),
	CONSTRAINT "point_entries_code_known" CHECK ("point_entries"."code" in ('SIGN_IN', 'USER_ONLINE', 'SHARE', 'PROFILE', 'VERIFY', 'PUBLISH_INQUIRY', 'QUOTE', 'ORDER_COMPLETED', 'RATE', 'INVITE', 'INVITE_VERIFIED', 'FOLLOW', 'VISIT_BOOTH', 'COUNTERSIGN', 'EXCHANGE')),
	CONSTRAINT "point_entries_balance_least" CHECK ("point_entries"."balance" >= 0),
	CONSTRAINT "point_entries_pending_after_least" CHECK ("point_entries"."pending_after" >= 0),
	CONSTRAINT "point_entries_claim_after_least" CHECK ("point_entries"."claim_after" >= 0),
	CONSTRAINT "point_entries_balanced" CHECK ("point_entries"."available" + "point_entries"."pending" + "point_entries"."platform" = 0),
	CONSTRAINT "point_entries_amount" CHECK ("point_entries"."points" = "point_entries"."available" + "point_entries"."pending" - "point_entries"."claim")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"left" integer NOT NULL,
	"held_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_lots_left_least" CHECK ("point_lots"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"value" integer NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"day_cap" integer,
	"life_cap" integer,
	"hold_days" smallint DEFAULT 0 NOT NULL,
	"valid_days" smallint,
	"starts_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_rules_from" UNIQUE("code","starts_at"),
	CONSTRAINT "point_rules_code_known" CHECK ("point_rules"."code" in ('SIGN_IN', 'USER_ONLINE', 'SHARE', 'PROFILE', 'VERIFY', 'PUBLISH_INQUIRY', 'QUOTE', 'ORDER_COMPLETED', 'RATE', 'INVITE', 'INVITE_VERIFIED', 'FOLLOW', 'VISIT_BOOTH', 'COUNTERSIGN')),
	CONSTRAINT "point_rules_value_least" CHECK ("point_rules"."value" >= 0),
	CONSTRAINT "point_rules_step_least" CHECK ("point_rules"."step" >= 0),
	CONSTRAINT "point_rules_day_cap_least" CHECK ("point_rules"."day_cap" >= 0),
	CONSTRAINT "point_rules_life_cap_least" CHECK ("point_rules"."life_cap" >= 0),
	CONSTRAINT "point_rules_hold_days_least" CHECK ("point_rules"."hold_days" >= 0),
	CONSTRAINT "point_rules_valid_days_least" CHECK ("point_rules"."valid_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "point_sign_ins" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"countersigned" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_good_id_mall_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."mall_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_entry_id_point_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_rule_id_point_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."point_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_refers_to_point_entries_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_entry_id_point_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_addresses_user" ON "mall_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mall_exchanges_mine" ON "mall_exchanges" USING btree ("user_id","ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_exchanges_good" ON "mall_exchanges" USING btree ("good_id","user_id");--> statement-breakpoint
CREATE INDEX "mall_exchanges_newest" ON "mall_exchanges" USING btree ("ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_exchanges_ended" ON "mall_exchanges" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "mall_goods_offered" ON "mall_goods" USING btree ("offered","points","id");--> statement-breakpoint
CREATE INDEX "point_entries_caps" ON "point_entries" USING btree ("user_id","code","day");--> statement-breakpoint
CREATE INDEX "point_entries_newest" ON "point_entries" USING btree ("user_id","no" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "point_lots_user" ON "point_lots" USING btree ("user_id","expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_held" ON "point_lots" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "point_lots_expiry" ON "point_lots" USING btree ("expires_at") WHERE "left" > 0 and held_until is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));
--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "mall_addresses" ADD CONSTRAINT "mall_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_sign_ins" ADD CONSTRAINT "point_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "member_tools" ADD CONSTRAINT "member_tools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
-- The ledger is written once (decision 0087).
CREATE FUNCTION "point_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'point_entries is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "point_entries_append_only"();--> statement-breakpoint
ALTER TABLE "point_entries" ENABLE ALWAYS TRIGGER "point_entries_append_only";
