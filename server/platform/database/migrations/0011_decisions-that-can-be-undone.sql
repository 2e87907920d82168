CREATE TABLE "operator_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"operator_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"lang" text NOT NULL,
	"address" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"error" text,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_decisions_state_known" CHECK ("operator_decisions"."state" in ('pending', 'done', 'undone', 'failed')),
	CONSTRAINT "operator_decisions_lang_known" CHECK ("operator_decisions"."lang" in ('cn', 'en', 'es'))
);
--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
CREATE UNIQUE INDEX "operator_decisions_pending" ON "operator_decisions" USING btree ("application_id") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "operator_decisions_operator" ON "operator_decisions" USING btree ("operator_id","decided_at");--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "operator_decisions" ADD CONSTRAINT "operator_decisions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "operator_decisions" ADD CONSTRAINT "operator_decisions_application_id_verification_applications_id_" FOREIGN KEY ("application_id") REFERENCES "verification_applications"("id") ON DELETE no action;
