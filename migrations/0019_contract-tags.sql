CREATE TABLE `contract_tag` (
	`contract_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`contract_id`, `key`),
	FOREIGN KEY (`contract_id`) REFERENCES `contract`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `contract_tag_owner` ON `contract_tag` (`owner_id`,`key`);