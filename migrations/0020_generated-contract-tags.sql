CREATE TABLE `generated_contract_tag` (
	`contract_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`contract_id`, `key`),
	FOREIGN KEY (`contract_id`) REFERENCES `generated_contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `generated_contract_tag_owner` ON `generated_contract_tag` (`owner_id`,`key`);