CREATE TABLE `share` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`contract_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`with_text` integer NOT NULL,
	`password_hash` text,
	`expires_at` integer,
	`views` integer DEFAULT 0 NOT NULL,
	`last_viewed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `share_token_hash_unique` ON `share` (`token_hash`);--> statement-breakpoint
CREATE INDEX `share_contract` ON `share` (`user_id`,`contract_id`,`created_at`);