CREATE TABLE "booth_order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "booth_order_events_act_known" CHECK ("booth_order_events"."act" in ('ask', 'withdraw', 'expire', 'confirm', 'refuse', 'pay', 'cancel')),
	CONSTRAINT "booth_order_events_party_known" CHECK ("booth_order_events"."party" in ('company', 'desk', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "booth_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"booth_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"class" text NOT NULL,
	"note" text NOT NULL,
	"contact" text NOT NULL,
	"area" numeric(10, 2) NOT NULL,
	"per_metre" numeric(14, 2) NOT NULL,
	"corner" boolean NOT NULL,
	"corner_more" smallint NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"included" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancel_days" smallint NOT NULL,
	"paid_on" date,
	"paid_reference" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booth_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "booth_orders_state_known" CHECK ("booth_orders"."state" in ('asked', 'confirmed', 'paid', 'refused', 'withdrawn', 'expired', 'cancelled')),
	CONSTRAINT "booth_orders_class_known" CHECK ("booth_orders"."class" in ('fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing')),
	CONSTRAINT "booth_orders_currency_known" CHECK ("booth_orders"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "booth_orders_area_least" CHECK ("booth_orders"."area" >= 0),
	CONSTRAINT "booth_orders_per_metre_least" CHECK ("booth_orders"."per_metre" >= 0),
	CONSTRAINT "booth_orders_total_least" CHECK ("booth_orders"."total" >= 0),
	CONSTRAINT "booth_orders_paid_on_together" CHECK (num_nulls("booth_orders"."paid_on", "booth_orders"."paid_reference") in (0, 2)),
	CONSTRAINT "booth_orders_waits" CHECK (("booth_orders"."state" = 'asked') = ("booth_orders"."expires_at" is not null)),
	CONSTRAINT "booth_orders_paid" CHECK ("booth_orders"."state" <> 'paid' or "booth_orders"."paid_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "fair_prices" (
	"fair_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"small" numeric(14, 2) NOT NULL,
	"medium" numeric(14, 2) NOT NULL,
	"large" numeric(14, 2) NOT NULL,
	"corner_more" smallint NOT NULL,
	"included" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancel_days" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_prices_currency_known" CHECK ("fair_prices"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "fair_prices_small_least" CHECK ("fair_prices"."small" >= 0),
	CONSTRAINT "fair_prices_medium_least" CHECK ("fair_prices"."medium" >= 0),
	CONSTRAINT "fair_prices_large_least" CHECK ("fair_prices"."large" >= 0),
	CONSTRAINT "fair_prices_corner_more_least" CHECK ("fair_prices"."corner_more" >= 0),
	CONSTRAINT "fair_prices_cancel_days_least" CHECK ("fair_prices"."cancel_days" >= 0),
	CONSTRAINT "fair_prices_version_least" CHECK ("fair_prices"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "booth_displays" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booth_order_events" ADD CONSTRAINT "booth_order_events_order_id_booth_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booth_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_prices" ADD CONSTRAINT "fair_prices_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booth_order_events_order" ON "booth_order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "booth_order_events_user" ON "booth_order_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booth_orders_key" ON "booth_orders" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "booth_orders_live" ON "booth_orders" USING btree ("booth_id") WHERE state in ('asked', 'confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "booth_orders_booth" ON "booth_orders" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "booth_orders_ent" ON "booth_orders" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_newest" ON "booth_orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_state" ON "booth_orders" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_expires" ON "booth_orders" USING btree ("expires_at","id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "fair_prices_updated_by" ON "fair_prices" USING btree ("updated_by");--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_revision_least" CHECK ("booth_displays"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_order_events" ADD CONSTRAINT "booth_order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_prices" ADD CONSTRAINT "fair_prices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
