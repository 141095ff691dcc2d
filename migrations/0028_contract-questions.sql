CREATE TABLE `contract_question` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`contract_id` text NOT NULL,
	`question` text NOT NULL,
	`language` text NOT NULL,
	`writer` text NOT NULL,
	`passages` text NOT NULL,
	`answer` text,
	`failure_code` text,
	`asked_at` integer NOT NULL,
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_question_contract` ON `contract_question` (`contract_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `contract_question_owner` ON `contract_question` (`owner_id`);--> statement-breakpoint
CREATE TRIGGER `contract_question_insert_while_moving` BEFORE INSERT ON `contract_question` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_question_update_while_moving` BEFORE UPDATE ON `contract_question` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_question_delete_while_moving` BEFORE DELETE ON `contract_question` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;
