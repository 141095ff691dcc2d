CREATE TABLE `billing_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`plan` text,
	`period_end` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_try_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `billing_notice_user` ON `billing_notice` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_notice_due` ON `billing_notice` (`next_try_at`);--> statement-breakpoint
CREATE TABLE `billing` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`checkout_id` text,
	`subscription_id` text,
	`plan` text,
	`period_end` integer,
	`reminded_of` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`checked_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_customer_id_unique` ON `billing` (`customer_id`);--> statement-breakpoint
CREATE INDEX `billing_checked` ON `billing` (`checked_at`);--> statement-breakpoint
CREATE INDEX `billing_period_end` ON `billing` (`period_end`) WHERE period_end is not null;--> statement-breakpoint
CREATE TABLE `payment_event` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`claimed_until` integer NOT NULL,
	`done` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_event_age` ON `payment_event` (`claimed_until`);--> statement-breakpoint
DROP INDEX `usage_owner`;--> statement-breakpoint
ALTER TABLE `usage_reservation` ADD `period_start` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `usage_period` ON `usage_reservation` (`owner_id`,`period_start`);--> statement-breakpoint
ALTER TABLE `account_deletion` ADD `customer_id` text;--> statement-breakpoint
ALTER TABLE `user` ADD `plan_ends_at` integer;