CREATE TABLE `own_clause` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text NOT NULL,
	`title` text NOT NULL,
	`category` text NOT NULL,
	`language` text,
	`text` text NOT NULL,
	`note` text NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `own_clause_owner` ON `own_clause` (`owner_id`,`updated_at`);--> statement-breakpoint
CREATE TABLE `own_rule` (
	`owner_id` text NOT NULL,
	`place` integer NOT NULL,
	`rule` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `place`)
);--> statement-breakpoint
CREATE TRIGGER `own_clause_insert_while_moving` BEFORE INSERT ON `own_clause` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `own_clause_update_while_moving` BEFORE UPDATE ON `own_clause` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `own_clause_delete_while_moving` BEFORE DELETE ON `own_clause` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `own_rule_insert_while_moving` BEFORE INSERT ON `own_rule` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `own_rule_update_while_moving` BEFORE UPDATE ON `own_rule` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `own_rule_delete_while_moving` BEFORE DELETE ON `own_rule` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;
