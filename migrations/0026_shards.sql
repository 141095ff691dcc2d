-- Contracts, usage and what belongs to them refer to accounts by their id alone: the accounts may be in another database.
-- SQLite drops no foreign key without writing the table anew. Those that `contract`, `generated_contract`,
-- `usage_reservation`, `searched_text` and `translation` have stay where the tables stand, and do no harm: accounts and
-- their contracts are deleted in one batch there. Databases that are added get these tables without them.
CREATE TABLE `moving_account` (
	`account_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `user` ADD `shard` text;--> statement-breakpoint
CREATE INDEX `searched_text_owner` ON `searched_text` (`owner_id`);--> statement-breakpoint
-- While an account moves, nothing of its contracts is written where they were; nor afterwards, by whoever has not heard.
CREATE TRIGGER `contract_insert_while_moving` BEFORE INSERT ON `contract` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_update_while_moving` BEFORE UPDATE ON `contract` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_delete_while_moving` BEFORE DELETE ON `contract` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `generated_contract_insert_while_moving` BEFORE INSERT ON `generated_contract` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `generated_contract_update_while_moving` BEFORE UPDATE ON `generated_contract` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `generated_contract_delete_while_moving` BEFORE DELETE ON `generated_contract` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `usage_reservation_insert_while_moving` BEFORE INSERT ON `usage_reservation` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `usage_reservation_update_while_moving` BEFORE UPDATE ON `usage_reservation` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_tag_insert_while_moving` BEFORE INSERT ON `contract_tag` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `contract_tag_delete_while_moving` BEFORE DELETE ON `contract_tag` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `generated_contract_tag_insert_while_moving` BEFORE INSERT ON `generated_contract_tag` WHEN exists (select 1 from moving_account where account_id = new.owner_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `generated_contract_tag_delete_while_moving` BEFORE DELETE ON `generated_contract_tag` WHEN exists (select 1 from moving_account where account_id = old.owner_id and state = 'moving') BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `checklist_insert_while_moving` BEFORE INSERT ON `checklist` WHEN exists (select 1 from moving_account cross join contract on contract.owner_id = moving_account.account_id where contract.id = new.contract_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;--> statement-breakpoint
CREATE TRIGGER `checklist_update_while_moving` BEFORE UPDATE ON `checklist` WHEN exists (select 1 from moving_account cross join contract on contract.owner_id = moving_account.account_id where contract.id = new.contract_id and state in ('moving', 'moved')) BEGIN SELECT raise(abort, 'account_moving'); END;
