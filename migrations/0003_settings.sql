CREATE TABLE `account_deletion` (
	`user_id` text PRIMARY KEY NOT NULL,
	`watch_until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `account_deletion_due` ON `account_deletion` (`watch_until`);--> statement-breakpoint
CREATE TABLE `email_change` (
	`user_id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_change_expiry` ON `email_change` (`expires_at`);