CREATE TABLE "carnival_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"slots" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"claim_days" smallint NOT NULL,
	"tasks" jsonb NOT NULL,
	"sealed_seed" jsonb,
	"commitment" text,
	"published_at" timestamp with time zone,
	"seed" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carnival_campaigns_published_at_together" CHECK (num_nulls("carnival_campaigns"."published_at", "carnival_campaigns"."sealed_seed", "carnival_campaigns"."commitment") in (0, 3)),
	CONSTRAINT "carnival_campaigns_slots_least" CHECK ("carnival_campaigns"."slots" >= 1),
	CONSTRAINT "carnival_campaigns_claim_days_least" CHECK ("carnival_campaigns"."claim_days" >= 1),
	CONSTRAINT "carnival_campaigns_version_least" CHECK ("carnival_campaigns"."version" >= 1),
	CONSTRAINT "carnival_campaigns_dates" CHECK ("carnival_campaigns"."starts_at" < "carnival_campaigns"."ends_at"),
	CONSTRAINT "carnival_campaigns_drawn" CHECK ("carnival_campaigns"."drawn" between 0 and "carnival_campaigns"."slots"),
	CONSTRAINT "carnival_campaigns_seed" CHECK ("carnival_campaigns"."seed" is null or "carnival_campaigns"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "carnival_claims" (
	"draw_id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"tracking" jsonb,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "carnival_claims_state_known" CHECK ("carnival_claims"."state" in ('claimed', 'sent', 'received', 'returned')),
	CONSTRAINT "carnival_claims_sent" CHECK (("carnival_claims"."state" = 'claimed') = ("carnival_claims"."sent_at" is null)),
	CONSTRAINT "carnival_claims_ended" CHECK (("carnival_claims"."state" in ('received', 'returned')) = ("carnival_claims"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "carnival_deeds" (
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "carnival_deeds_campaign_id_user_id_kind_subject_pk" PRIMARY KEY("campaign_id","user_id","kind","subject"),
	CONSTRAINT "carnival_deeds_kind_known" CHECK ("carnival_deeds"."kind" in ('booths', 'card', 'follow', 'inquiry', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "carnival_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"user_id" uuid,
	"prize_id" uuid,
	"client_key" uuid NOT NULL,
	"day" date NOT NULL,
	"network" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "carnival_draws_slot" UNIQUE("campaign_id","slot"),
	CONSTRAINT "carnival_draws_key" UNIQUE("campaign_id","user_id","client_key"),
	CONSTRAINT "carnival_draws_slot_least" CHECK ("carnival_draws"."slot" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carnival_prizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"provider" jsonb NOT NULL,
	"kind" text NOT NULL,
	"stock" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carnival_prizes_no" UNIQUE("campaign_id","no"),
	CONSTRAINT "carnival_prizes_kind_known" CHECK ("carnival_prizes"."kind" in ('postal', 'virtual')),
	CONSTRAINT "carnival_prizes_no_least" CHECK ("carnival_prizes"."no" >= 1),
	CONSTRAINT "carnival_prizes_stock_least" CHECK ("carnival_prizes"."stock" >= 1),
	CONSTRAINT "carnival_prizes_given" CHECK ("carnival_prizes"."given" between 0 and "carnival_prizes"."stock")
);
--> statement-breakpoint
CREATE TABLE "person_avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "carnival_claims" ADD CONSTRAINT "carnival_claims_draw_id_carnival_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."carnival_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_claims" ADD CONSTRAINT "carnival_claims_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_deeds" ADD CONSTRAINT "carnival_deeds_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_prize_id_carnival_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."carnival_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_prizes" ADD CONSTRAINT "carnival_prizes_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carnival_campaigns_key" ON "carnival_campaigns" USING btree ("created_by","client_key");--> statement-breakpoint
CREATE INDEX "carnival_campaigns_newest" ON "carnival_campaigns" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "carnival_claims_newest" ON "carnival_claims" USING btree ("campaign_id","claimed_at" DESC NULLS FIRST,"draw_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "carnival_claims_ended" ON "carnival_claims" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "carnival_deeds_user" ON "carnival_deeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carnival_draws_network" ON "carnival_draws" USING btree ("campaign_id","network","day");--> statement-breakpoint
CREATE INDEX "carnival_draws_prize" ON "carnival_draws" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "carnival_draws_wins" ON "carnival_draws" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE prize_id is not null;--> statement-breakpoint
CREATE INDEX "carnival_draws_user" ON "carnival_draws" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "carnival_campaigns" ADD CONSTRAINT "carnival_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "carnival_deeds" ADD CONSTRAINT "carnival_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "person_avatars" ADD CONSTRAINT "person_avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
