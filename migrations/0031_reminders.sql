CREATE TABLE `calendar_address` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_address_token_hash_unique` ON `calendar_address` (`token_hash`);--> statement-breakpoint
CREATE TABLE `reminder` (
	`contract_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`kind` text NOT NULL,
	`date` text NOT NULL,
	`days` integer NOT NULL,
	`next_try_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`mailed_on` text,
	PRIMARY KEY(`contract_id`, `kind`, `date`, `days`),
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminder_owner` ON `reminder` (`owner_id`,`mailed_on`);--> statement-breakpoint
CREATE INDEX `reminder_due` ON `reminder` (`next_try_at`) WHERE next_try_at is not null;--> statement-breakpoint
ALTER TABLE `user` ADD `reminders` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `contract_date` ADD `reminded` integer;--> statement-breakpoint
CREATE INDEX `contract_date_reminded` ON `contract_date` (`reminded`,`date`) WHERE kind in ('notice-deadline', 'cancellation', 'renewal');--> statement-breakpoint
ALTER TABLE `contract` ADD `reminders` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE TRIGGER `reminder_insert_while_moving` BEFORE INSERT ON `reminder` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `reminder_update_while_moving` BEFORE UPDATE ON `reminder` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `reminder_delete_while_moving` BEFORE DELETE ON `reminder` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;
