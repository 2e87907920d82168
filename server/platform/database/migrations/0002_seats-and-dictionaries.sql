CREATE TABLE "dict_changes" (
	"dict_type" text NOT NULL,
	"value" text NOT NULL,
	"added_id" integer,
	"parent_value" text,
	"label" jsonb,
	"hidden" boolean DEFAULT false NOT NULL,
	"position" double precision,
	"version" integer NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dict_changes_dict_type_value_pk" PRIMARY KEY("dict_type","value"),
	CONSTRAINT "dict_changes_added_id_unique" UNIQUE("added_id")
);
--> statement-breakpoint
CREATE TABLE "invite_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"about" text NOT NULL,
	"seat_before" text,
	"seat_after" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"target" text NOT NULL,
	"seat" text NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"inviter_id" uuid NOT NULL,
	"inviter_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inviter_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "invite_links_code" ON "invite_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "seat_history_ent" ON "seat_history" USING btree ("ent_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitations_token" ON "seat_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "seat_invitations_open" ON "seat_invitations" USING btree ("ent_id","target") WHERE "seat_invitations"."state" = 'open';--> statement-breakpoint
CREATE INDEX "users_inviter" ON "users" USING btree ("inviter_id","created_at" DESC NULLS FIRST);