CREATE TABLE `confirm_code` (
	`user_id` text PRIMARY KEY NOT NULL,
	`code_hash` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `former_address` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`changed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `former_address_user` ON `former_address` (`user_id`);--> statement-breakpoint
CREATE INDEX `former_address_expiry` ON `former_address` (`expires_at`);--> statement-breakpoint
CREATE TABLE `spent_allowance` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`analyses` integer NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `registration` ADD `code_hash` text;--> statement-breakpoint
ALTER TABLE `registration` ADD `code_expires_at` integer;--> statement-breakpoint
ALTER TABLE `registration` ADD `own_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `registration` ADD `other_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `session` ADD `confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `model_usage` ADD `failed` integer DEFAULT false NOT NULL;